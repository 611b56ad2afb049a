/** From what the room told to what the components of the table show: names and plates. Nothing is decided. */
import type { Room } from '../net/room'
import { WATCHER } from '../net/room'
import type { LiveTable } from '../net/table.svelte'
import type { MatchTable } from '../net/room'
import type { DealView, Why } from '../net/wire'
import type { Plate } from '../table/types'
import { say } from '../words/say'
import type { Scene } from './scene'

/** The jokers of the table, printed or designated. */
export function jokersOf(room: Room): readonly string[] {
  return room.table?.rules.jokers ?? []
}

export function whyText(why: Why): string {
  return say(why.id, why.args)
}

/** What everybody at the table is called; a bot has a name that belongs to its seat. */
export function namesOf(table: MatchTable | null): string[] {
  return (table?.chairs ?? []).map((chair, seat) => {
    if (chair.kind === 'bot') return say('room-bot-name', { seat })
    return chair.name || say('room-nobody')
  })
}

/** My seat for components that know no watcher: null has no hand. */
export function mySeat(room: Pick<Room, 'you'>): number | null {
  return room.you.seat === WATCHER ? null : room.you.seat
}

/** The deal as it lies there: the newest that the room told once nothing moves any more, else what is shown so far. */
export function dealNow(room: Room, scene: Scene, waits: boolean): DealView | null {
  const newest = room.position?.view.deal ?? null
  return waits && newest !== null && newest.number === scene.deal?.number ? newest : scene.deal
}

type Timed = Pick<LiveTable, 'room' | 'deadline'>

/** The plates of all seats by seat; `waits` when the table has come to rest and waits for the one on turn. */
export function platesOf(table: Timed, scene: Scene, names: readonly string[], waits: boolean): Plate[] {
  const room = table.room
  const newest = room.position?.view.deal ?? null
  const sizes = newest !== null && newest.number === scene.deal?.number ? newest.hand_sizes : []
  const pairs = room.table?.rules.pairs === true
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
      cards: sizes[seat] ?? 0,
      pair: pairs ? ((1 + (seat % 2)) as 1 | 2) : null,
      shown: scene.deal?.shown[seat] ?? [],
      clock: turn ? clockOf(table) : null,
    }
  })
}

function clockOf({ deadline, room }: Timed): Plate['clock'] {
  const of = room.table?.clock ?? 0
  return deadline !== null && of > 0 ? { left: (deadline - performance.now()) / 1000, of } : null
}

/** Whether nobody bids in a deal of this kind. */
export function unbid(kind: DealView['kind'] | undefined): boolean {
  return kind === 'golden' || kind === 'misere'
}
