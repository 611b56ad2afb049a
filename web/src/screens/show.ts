/** From what the room told to what the components of the table show: names, plates, the sheet. Nothing is decided. */
import type { Room } from '../net/room'
import { WATCHER } from '../net/room'
import type { DealScored, DealView, Slot, TableInfo, Why } from '../net/wire'
import type { Plate, Score, SheetCell, SheetRow } from '../table/types'
import { say } from '../words/say'
import type { Scene } from './scene'

/** The joker of every table so far (RP-7); the rules have no field for another one yet. */
export const JOKERS: readonly string[] = ['7s']

export function whyText(why: Why): string {
  return say(why.id, why.args)
}

/** What everybody at the table is called; a bot has a name that belongs to its seat. */
export function namesOf(table: TableInfo | null): string[] {
  return (table?.chairs ?? []).map((chair, seat) => {
    if (chair.kind === 'bot') return say('room-bot-name', { seat })
    return chair.name || say('room-nobody')
  })
}

/** My seat for components that know no watcher: null has no hand. */
export function mySeat(room: Room): number | null {
  return room.you.seat === WATCHER ? null : room.you.seat
}

/** The plates of all seats by seat; `waits` when the table has come to rest and waits for the one on turn. */
export function platesOf(room: Room, scene: Scene, names: readonly string[], waits: boolean): Plate[] {
  return (room.table?.chairs ?? []).map((chair, seat) => {
    const turn = (waits || seat === room.you.seat) && room.table?.phase === 'playing' && room.position?.view.turn === seat
    return {
      seat,
      name: names[seat] ?? '',
      me: seat === room.you.seat,
      bot: chair.kind === 'bot',
      absent: chair.kind === 'person' && !chair.present,
      deputy: chair.kind === 'person' && chair.bot !== '',
      dealer: scene.deal?.dealer === seat,
      turn,
      bid: scene.deal?.bids[seat] ?? null,
      taken: scene.deal?.taken[seat] ?? 0,
      cards: scene.deal?.hand_sizes[seat] ?? 0,
      clock: clockOf(room, turn),
    }
  })
}

function clockOf(room: Room, turn: boolean): Plate['clock'] {
  const left = room.position?.seconds ?? null
  const of = room.table?.clock ?? 0
  return turn && left !== null && of > 0 ? { left, of } : null
}

/** Whether nobody bids in a deal of this kind. */
export function unbid(kind: DealView['kind'] | undefined): boolean {
  return kind === 'golden' || kind === 'misere'
}

export function scoresOf({ row, because }: DealScored): Score[] {
  return row.points.map((points, seat) => ({
    seat,
    bid: row.bids[seat] ?? null,
    taken: row.taken[seat] ?? 0,
    points,
    total: row.totals[seat] ?? 0,
    why: reason(because[seat]),
  }))
}

function reason(why: Why | undefined): string {
  return why === undefined ? '' : whyText(why)
}

/** All rows of the sheet: those written, the one being played, and those to come. */
export function sheetOf(room: Room, scene: Scene): SheetRow[] {
  const schedule = room.table?.schedule ?? []
  const known = scene.deal ?? room.sheet.at(-1)?.row ?? null
  return schedule.map((slot, i) => {
    const number = i + 1
    const past = room.sheet.find((deal) => deal.row.number === number)
    const held = scene.scored?.row.number !== number && scene.deal?.number === number ? scene.deal : null
    if (past !== undefined && held === null) return pastRow(past)
    if (held !== null) return currentRow(held)
    return rowAhead(slot, number, known, room.table?.chairs.length ?? 0)
  })
}

function pastRow({ row, because }: DealScored): SheetRow {
  const cells = row.points.map((points, seat) => ({
    bid: row.bids[seat] ?? null,
    taken: row.taken[seat] ?? 0,
    points,
    total: row.totals[seat] ?? 0,
    why: reason(because[seat]),
  }))
  return { ...headOf(row), trump: trumpOf(row), state: 'past', cells }
}

function currentRow(deal: DealView): SheetRow {
  const begun = unbid(deal.kind) || deal.bids.every((bid) => bid !== null)
  const taken = (seat: number) => (begun ? (deal.taken[seat] ?? 0) : null)
  const cells = deal.bids.map((bid, seat) => ({ bid, taken: taken(seat), points: null, total: null }))
  return { ...headOf(deal), trump: deal.trump_card === null && deal.trump === null ? null : trumpOf(deal), state: 'current', cells }
}

type Head = Pick<SheetRow, 'number' | 'kind' | 'cards' | 'dealer'>

function headOf({ number, kind, cards, dealer }: Head): Head {
  return { number, kind, cards, dealer }
}

function trumpOf(deal: Pick<DealView, 'trump'>): SheetRow['trump'] {
  return deal.trump ?? 'none'
}

const EMPTY: SheetCell = { bid: null, taken: null, points: null, total: null }

function rowAhead(slot: Slot, number: number, known: Head | null, seats: number): SheetRow {
  const dealer = known === null ? -1 : (known.dealer + number - known.number + seats * known.number) % seats
  const cells = Array.from({ length: seats }, () => EMPTY)
  return { number, kind: slot.kind, cards: slot.cards, dealer, trump: null, state: 'ahead', cells }
}
