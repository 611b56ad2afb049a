/** The one sentence over my cards at a poker table: what happens, and what I may do. */
import { DEALER, type Evening, type PokerEvening } from '../net/room'
import type { Scene } from './scene'

export interface Sentence {
  id: string
  args: Record<string, string | number>
}

const just = (id: string): Sentence => ({ id, args: {} })

/** What to say now; `names` are by seat. */
export function sentence(room: PokerEvening, scene: Scene, names: readonly string[]): Sentence {
  return around(room, scene.won, names) ?? (room.position.view.turn === room.you.seat ? mine(room) : theirs(room, names))
}

/** What to say when it is nobody's turn; null when it is somebody's. `won` is by seat. */
export function around(room: Evening, won: readonly number[], names: readonly string[]): Sentence | null {
  const { table, position, you } = room
  const { view } = position
  if (table.phase === 'paused') return { id: 'room-now-paused', args: { by: table.paused } }
  if (table.phase === 'over') return just('poker-now-over')
  if (table.phase === 'waiting') return just(you.host ? 'poker-now-begin' : 'poker-now-waiting')
  if (table.phase === 'between' && view.table.drawing.length === 0) return between(room, won, names)
  if (view.table.drawing.length > 0) return just('poker-now-first-dealer')
  if (view.turn === DEALER || view.turn < 0) return just('poker-now-dealt')
  return isAway(room) ? { id: 'room-now-away', args: { name: names[view.turn] ?? '' } } : null
}

/** Whether all wait for a person whose browser is away. */
function isAway({ table, position, you }: Evening): boolean {
  const chair = table.chairs[position.view.turn]
  return position.view.turn !== you.seat && chair?.kind === 'person' && !chair.present
}

function between(room: Evening, won: readonly number[], names: readonly string[]): Sentence {
  const winners = names.flatMap((name, seat) => ((won[seat] ?? 0) > 0 ? [{ name, seat }] : []))
  const first = winners[0]
  if (first !== undefined) {
    const amount = winners.length === 1 ? (won[first.seat] ?? 0) : 0
    const list = new Intl.ListFormat(document.documentElement.lang || 'en').format(winners.map((one) => one.name))
    return { id: 'poker-now-won', args: { name: list, amount, me: winners.length === 1 && first.seat === room.you.seat ? 'yes' : 'no' } }
  }
  return just(room.position.seconds === null ? 'poker-now-few' : 'poker-now-dealt')
}

function mine({ position, you }: PokerEvening): Sentence {
  if (position.picks.length > 0) return just('poker-now-exchange')
  const owed = position.view.hand?.owed[you.seat] ?? 0
  return owed > 0 ? { id: 'poker-now-owe', args: { owed } } : just('poker-now-free')
}

function theirs({ position }: PokerEvening, names: readonly string[]): Sentence {
  const name = names[position.view.turn] ?? ''
  const { hand } = position.view
  const draws = hand !== null && 'stage' in hand && hand.stage === 'draw'
  return { id: draws ? 'poker-now-exchanges' : 'poker-now-speaks', args: { name } }
}
