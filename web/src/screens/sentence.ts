/** The one sentence over my cards: what happens, and what I may do. */
import { DEALER, type Room } from '../net/room'
import type { Barred, DealView } from '../net/wire'
import type { Scene } from './scene'
import { isDealt } from './trump'

export interface Sentence {
  id: string
  args: Record<string, string | number>
}

/** What a refusal makes one's duty, the narrowest first: who must go higher must follow suit too. */
const DUTIES: readonly (readonly [why: string, now: string])[] = [
  ['why-must-highest', 'room-now-highest'],
  ['why-must-lowest', 'room-now-lowest'],
  ['why-must-overtrump', 'room-now-overtrump'],
  ['why-must-head', 'room-now-head'],
  ['why-must-trump', 'room-now-trump'],
  ['why-must-follow', 'room-now-follow'],
  ['why-joker-when-void', 'room-now-follow'],
]

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

/** Whether the trump is being named: the first cards are out, and not the rest. */
function naming({ table, position }: Room): boolean {
  const deal = position?.view.deal ?? null
  return deal !== null && table?.rules.trump_full_deal === 'named' && deal.hand_sizes.length > 0 && !isDealt(deal)
}

function bidding(scene: Scene): boolean {
  return scene.deal?.bids.some((bid) => bid === null) === true && !['golden', 'misere'].includes(scene.deal.kind)
}

function mine({ position }: Room, names: readonly string[]): Sentence {
  const { choices = [], view } = position ?? {}
  if (choices.some((action) => action.startsWith('name '))) return { id: 'room-now-name', args: {} }
  if (choices.some((action) => action.startsWith('bid '))) return { id: `room-now-bid${unseen(view?.deal ?? null)}`, args: {} }
  const trick = position?.view.deal?.trick ?? []
  const first = trick[0]
  if (first === undefined) return { id: 'room-now-lead', args: {} }
  const { id, args } = duty(position?.barred ?? [])
  return { id, args: { ...args, leader: names[first.seat] ?? '' } }
}

/** What I do not see while I bid. */
function unseen(deal: DealView | null): '' | '-unseen' | '-before' | '-forehead' {
  if (deal === null || deal.hand !== null) return ''
  if (deal.kind === 'forehead') return '-forehead'
  return deal.hand_sizes.length === 0 ? '-before' : '-unseen'
}

function duty(barred: readonly Barred[]): Sentence {
  for (const [why, id] of DUTIES) {
    const found = barred.find((one) => one.why.id === why)
    if (found !== undefined) return { id, args: found.why.args }
  }
  return { id: 'room-now-any', args: {} }
}

function theirs(room: Room, scene: Scene, name: string, seat: number): Sentence {
  const chair = room.table?.chairs[seat]
  const away = chair?.kind === 'person' && !chair.present && chair.bot === ''
  if (away) return { id: 'room-now-away', args: { name } }
  if (naming(room)) return { id: 'room-now-names', args: { name } }
  if (bidding(scene)) return { id: 'room-now-bids', args: { name } }
  return { id: scene.trick.length === 0 || scene.taker !== null ? 'room-now-leads' : 'room-now-plays', args: { name } }
}
