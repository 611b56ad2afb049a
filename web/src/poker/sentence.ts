/** The one sentence over my cards at a poker table: what happens, and what I may do. */
import { DEALER, type Evening } from '../net/room'
import type { Scene } from './scene'

export interface Sentence {
  id: string
  args: Record<string, string | number>
}

const just = (id: string): Sentence => ({ id, args: {} })

/** What to say now; `names` are by seat. */
export function sentence(room: Evening, scene: Scene, names: readonly string[]): Sentence {
  const { table, position, you } = room
  const { view } = position
  if (table.phase === 'paused') return { id: 'room-now-paused', args: { by: table.paused } }
  if (table.phase === 'over') return just('poker-now-over')
  if (table.phase === 'waiting') return just(you.host ? 'poker-now-begin' : 'poker-now-waiting')
  if (table.phase === 'between' && view.table.drawing.length === 0) return between(room, scene, names)
  if (view.table.drawing.length > 0) return just('poker-now-first-dealer')
  if (view.turn === DEALER || view.turn < 0) return just('poker-now-dealt')
  return view.turn === you.seat ? mine(room) : theirs(room, names)
}

function between(room: Evening, scene: Scene, names: readonly string[]): Sentence {
  const winners = names.flatMap((name, seat) => ((scene.won[seat] ?? 0) > 0 ? [{ name, seat }] : []))
  const first = winners[0]
  if (first !== undefined) {
    const amount = winners.length === 1 ? (scene.won[first.seat] ?? 0) : 0
    const list = new Intl.ListFormat(document.documentElement.lang || 'en').format(winners.map((one) => one.name))
    return { id: 'poker-now-won', args: { name: list, amount, me: winners.length === 1 && first.seat === room.you.seat ? 'yes' : 'no' } }
  }
  return just(room.position.seconds === null ? 'poker-now-few' : 'poker-now-dealt')
}

function mine({ position, you }: Evening): Sentence {
  if (position.picks.length > 0) return just('poker-now-exchange')
  const owed = position.view.hand?.owed[you.seat] ?? 0
  return owed > 0 ? { id: 'poker-now-owe', args: { owed } } : just('poker-now-free')
}

function theirs({ table, position }: Evening, names: readonly string[]): Sentence {
  const seat = position.view.turn
  const chair = table.chairs[seat]
  const name = names[seat] ?? ''
  if (chair?.kind === 'person' && !chair.present) return { id: 'room-now-away', args: { name } }
  const { hand } = position.view
  const draws = hand !== null && 'stage' in hand && hand.stage === 'draw'
  return { id: draws ? 'poker-now-exchanges' : 'poker-now-speaks', args: { name } }
}
