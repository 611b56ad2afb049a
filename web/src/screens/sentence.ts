/** The one sentence over my cards: what happens, and what I may do. */
import { DEALER, type Room } from '../net/room'
import type { Barred } from '../net/wire'
import type { Scene } from './scene'

export interface Sentence {
  id: string
  args: Record<string, string | number>
}

const DUTIES: Record<string, string> = {
  'why-must-follow': 'room-now-follow',
  'why-must-trump': 'room-now-trump',
  'why-must-highest': 'room-now-highest',
}

/** What to say now. `names` are by seat; nothing here is worked out from rules: the room says what is barred and why. */
export function sentence(room: Room, scene: Scene, names: readonly string[]): Sentence {
  const { table, position, you } = room
  if (table === null || position === null) return { id: 'room-now-opening', args: {} }
  if (table.phase === 'paused') return { id: 'room-now-paused', args: { by: table.paused } }
  if (scene.taker !== null && position.view.turn !== you.seat) {
    return { id: 'room-now-taken', args: { name: names[scene.taker] ?? '', me: scene.taker === you.seat ? 'yes' : 'no' } }
  }
  if (scene.ended !== null || table.phase === 'over') return { id: 'room-now-over', args: {} }
  if (scene.scored !== null) return { id: 'room-now-scored', args: { deal: scene.scored.row.number } }
  const seat = position.view.turn
  if (seat === DEALER || table.phase === 'between') return { id: 'room-now-dealt', args: {} }
  if (seat === you.seat && position.choices.length > 0) return mine(room, names)
  return theirs(room, scene, names[seat] ?? '', seat)
}

function bidding(scene: Scene): boolean {
  return scene.deal?.bids.some((bid) => bid === null) === true && !['golden', 'misere'].includes(scene.deal.kind)
}

function mine({ position }: Room, names: readonly string[]): Sentence {
  if (position?.choices.some((action) => action.startsWith('bid '))) return { id: 'room-now-bid', args: {} }
  const trick = position?.view.deal?.trick ?? []
  const first = trick[0]
  if (first === undefined) return { id: 'room-now-lead', args: {} }
  const { id, args } = duty(position?.barred ?? [])
  return { id, args: { ...args, leader: names[first.seat] ?? '' } }
}

function duty(barred: readonly Barred[]): Sentence {
  const why = barred.find((one) => one.why.id in DUTIES)?.why
  return why === undefined ? { id: 'room-now-any', args: {} } : { id: DUTIES[why.id] ?? '', args: why.args }
}

function theirs({ table }: Room, scene: Scene, name: string, seat: number): Sentence {
  const chair = table?.chairs[seat]
  const away = chair?.kind === 'person' && !chair.present && chair.bot === ''
  if (away) return { id: 'room-now-away', args: { name } }
  if (bidding(scene)) return { id: 'room-now-bids', args: { name } }
  return { id: scene.trick.length === 0 || scene.taker !== null ? 'room-now-leads' : 'room-now-plays', args: { name } }
}
