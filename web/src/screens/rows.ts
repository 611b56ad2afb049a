/** The sheet as it is written, row by row, and what the end of a deal brought. The points come from the room. */
import type { Room } from '../net/room'
import type { DealScored, DealView, Premium, Row, Rules, Slot } from '../net/wire'
import type { PremiumCell, Score, SheetCell, SheetRow, Trump } from '../table/types'
import { say } from '../words/say'
import type { Scene } from './scene'
import { unbid, whyText } from './show'
import { trumpOf } from './trump'

export function scoresOf({ row, because }: DealScored): Score[] {
  return row.points.map((points, seat) => ({
    seat,
    bid: row.bids[seat] ?? null,
    taken: row.taken[seat] ?? 0,
    points,
    total: row.totals[seat] ?? 0,
    why: reason(because, seat),
    premium: row.premiums.filter((premium) => premium.seat === seat).map(premiumWhy).join(', '),
  }))
}

function reason(because: DealScored['because'], seat: number): string {
  const why = because[seat]
  return why === undefined ? '' : whyText(why)
}

function premiumWhy({ number, points }: Premium): string {
  return say(points > 0 ? 'score-premium-doubled' : 'score-premium-struck', { number, points })
}

/** All rows of the sheet: those written, the one being played (`deal` as it lies there), and those to come. */
export function sheetOf(room: Room, scene: Scene, deal: DealView | null): SheetRow[] {
  const { schedule = [], rules, chairs = [] } = room.table ?? {}
  if (rules === undefined) return []
  const sets = setsOf(schedule)
  const due = room.sheet.flatMap(({ row }) => row.premiums)
  const known = deal ?? room.sheet.at(-1)?.row ?? null
  return schedule.map((slot, i) => {
    const number = i + 1
    const past = room.sheet.find((one) => one.row.number === number)
    const open = scene.scored?.row.number !== number && scene.ended === null
    const held = open && deal?.number === number ? deal : null
    if (past !== undefined && held === null) return pastRow(past, rowTrump(past.row.trump ?? 'none', rules), due, sets[i] ?? null)
    if (held !== null) return currentRow(held, rules, sets[i] ?? null)
    return rowAhead(slot, number, known, chairs.length, sets[i] ?? null)
  })
}

/** For each deal the number of its set; null for all where there are none. */
function setsOf(schedule: readonly Slot[]): (number | null)[] {
  if (!schedule.some((slot) => slot.closes_set)) return schedule.map(() => null)
  let set = 1
  return schedule.map((slot) => (slot.closes_set ? set++ : set))
}

/** A finished deal, with the `due` premiums of all sets so far. */
export function pastRow({ row, because }: DealScored, trump: Trump, due: readonly Premium[], set: number | null): SheetRow {
  const added = (seat: number) => row.premiums.find((premium) => premium.seat === seat)?.points ?? 0
  const cells = row.points.map((points, seat): SheetCell => {
    const premium = due.find((one) => one.number === row.number && one.seat === seat)
    const why = reason(because, seat)
    return {
      bid: row.bids[seat] ?? null,
      taken: row.taken[seat] ?? 0,
      points,
      total: (row.totals[seat] ?? 0) - added(seat),
      why: premium === undefined ? why : `${why}; ${premiumWhy(premium)}`,
      ...markOf(premium, because[seat]?.id),
    }
  })
  return { ...headOf(row), trump, state: 'past', set, cells, premiums: premiumsOf(row) }
}

function markOf(premium: Premium | undefined, why: string | undefined): Pick<SheetCell, 'mark'> {
  if (premium !== undefined) return { mark: premium.points > 0 ? 'doubled' : 'struck' }
  return why === 'score-khishti' ? { mark: 'khishti' } : {}
}

function premiumsOf(row: Row): SheetRow['premiums'] {
  if (row.premiums.length === 0) return null
  return row.totals.map((total, seat): PremiumCell | null => {
    const premium = row.premiums.find((one) => one.seat === seat)
    return premium === undefined ? null : { points: premium.points, total, why: premiumWhy(premium) }
  })
}

function currentRow(deal: DealView, rules: Rules, set: number | null): SheetRow {
  const begun = unbid(deal.kind) || deal.bids.every((bid) => bid !== null)
  const taken = (seat: number) => (begun ? (deal.taken[seat] ?? 0) : null)
  const cells = deal.bids.map((bid, seat) => ({ bid, taken: taken(seat), points: null, total: null }))
  return { ...headOf(deal), trump: rowTrump(trumpOf(deal, rules), rules), state: 'current', set, cells, premiums: null }
}

/** Where every trick has its own trump, no single one stands in the row. */
function rowTrump(trump: Trump, rules: Rules): Trump {
  return rules.trump === 'circular_trick' && trump !== 'none' ? null : trump
}

type Head = Pick<SheetRow, 'number' | 'kind' | 'cards' | 'dealer'>

function headOf({ number, kind, cards, dealer }: Head): Head {
  return { number, kind, cards, dealer }
}

const EMPTY: SheetCell = { bid: null, taken: null, points: null, total: null }

function rowAhead(slot: Slot, number: number, known: Head | null, seats: number, set: number | null): SheetRow {
  const dealer = known === null ? -1 : (known.dealer + number - known.number + seats * known.number) % seats
  const cells = Array.from({ length: seats }, () => EMPTY)
  return { number, kind: slot.kind, cards: slot.cards, dealer, trump: null, state: 'ahead', set, cells, premiums: null }
}
