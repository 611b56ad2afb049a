/** From what the room told to what the seats of a poker table show. Nothing is decided. */
import type { Evening, PokerEvening } from '../net/room'
import type { LiveTable } from '../net/table.svelte'
import { say } from '../words/say'
import type { Scene } from './scene'
import { RANKS, SUITS, type CardText } from '../cards/codes'
import type { Clock, HandRow, PokerSeat } from './types'

/** How many cards a hand has, for the backs before the others. */
const HELD = { draw: 5, shortdeck: 2 } as const

export function sizeOf(room: PokerEvening): number {
  return HELD[room.position.view.game]
}

/** All seats; `rests` when nothing moves any more. */
export function seatsOf(room: PokerEvening, table: LiveTable, scene: Scene, names: readonly string[], rests: boolean): PokerSeat[] {
  const { view } = room.position
  const between = rests && room.table.phase !== 'playing' && room.table.phase !== 'paused'
  return room.table.chairs.map((chair, seat) => {
    const at = view.table.chairs[seat]
    const inside = scene.inside[seat] === true
    const me = seat === room.you.seat
    const turn = (rests || me) && room.table.phase === 'playing' && view.turn === seat
    const folded = inside && scene.live[seat] === false
    const shown = byRank(scene.shown[seat] ?? [])
    const stack = inside && !between ? (scene.stacks[seat] ?? 0) : (at?.stack ?? 0)
    const out = chair.kind !== 'empty' && !inside && scene.number > 0
    return {
      seat,
      name: names[seat] ?? '',
      me,
      bot: chair.kind === 'bot',
      absent: chair.kind === 'person' && !chair.present,
      empty: chair.kind === 'empty' && !inside,
      out: out || at?.out === true,
      button: scene.button === seat,
      turn,
      clock: turn ? clockOf(table, room.table.clock) : null,
      stack,
      bet: scene.bets[seat] ?? 0,
      folded,
      allIn: inside && !folded && !scene.over && scene.dealt && scene.stacks[seat] === 0,
      said: saidOf(room, scene, seat, inside, stack),
      drew: scene.over && folded ? null : (scene.drew[seat] ?? null),
      backs: inside && !folded && scene.dealt && shown.length === 0 && scene.mucked[seat] !== true ? sizeOf(room) : 0,
      shown,
      best: scene.best[seat] ?? null,
      called: calledOf(scene, seat),
      won: scene.won[seat] ?? 0,
    }
  })
}

function saidOf(room: Evening, scene: Scene, seat: number, inside: boolean, stack: number): string {
  const at = room.position.view.table.chairs[seat]
  if (inside && !(scene.over && at?.out)) {
    if (scene.mucked[seat]) return say('poker-said-muck')
    const word = scene.said[seat] ?? ''
    return word === '' || (scene.over && word !== 'fold') ? '' : say(`poker-said-${word.replace('_', '-')}`)
  }
  if (at?.out) return say('poker-sits-out')
  return say(stack > 0 ? 'poker-next-hand' : 'poker-no-chips')
}

function calledOf(scene: Scene, seat: number): string {
  const made = scene.called[seat]
  return made ? say(made.id, made.args) : ''
}

export function clockOf({ deadline }: LiveTable, of: number): Clock | null {
  return deadline !== null && of > 0 ? { left: (deadline - performance.now()) / 1000, of } : null
}

/** What my cards are called now: at the showdown as laid open, before it as the room tells me alone. */
export function madeOf(room: Evening): string {
  const made = room.position.view.hand?.made ?? null
  return made === null ? '' : say(made.id, made.args)
}

export function rowsOf(room: Evening): HandRow[] {
  return room.hands.map(({ number, won }) => ({ number, won }))
}

/** What each has won or lost in the whole evening. */
export function totalsOf(room: Evening): number[] {
  return room.position.view.table.chairs.map((chair) => chair.won)
}

/** Everybody who is winning now gets five cards raised in the middle. */
export function winningBest(scene: Scene): readonly string[] | null {
  const best = scene.best.filter((_, seat) => (scene.won[seat] ?? 0) > 0).flatMap((cards) => cards ?? [])
  return best.length > 0 ? best : scene.best.find((cards) => cards !== null) ?? null
}

/** My cards as one holds them: the highest first, equal ranks together, printed jokers before all. */
export function byRank(cards: readonly CardText[]): CardText[] {
  const height = (card: CardText) => (card.startsWith('X') ? RANKS.length : RANKS.findIndex((rank) => rank === card[0]))
  const suit = (card: CardText) => SUITS.findIndex((one) => one === card[1])
  return [...cards].sort((a, b) => height(b) - height(a) || suit(a) - suit(b))
}
