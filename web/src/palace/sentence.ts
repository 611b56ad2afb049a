/** The one sentence over my camp: what happens, and what I may do. */
import type { PalaceEvening } from '../net/room'
import { around, type Sentence } from '../poker/sentence'

/** What I have begun to do: to look at a target, or to put off soldiers. */
export type Plan = { kind: 'attack'; seat: number } | { kind: 'discard' } | null

export function sentence(room: PalaceEvening, won: readonly number[], names: readonly string[], plan: Plan): Sentence {
  return around(room, won, names) ?? (room.position.view.turn === room.you.seat ? mine(room, names, plan) : theirs(room, names))
}

function mine({ position }: PalaceEvening, names: readonly string[], plan: Plan): Sentence {
  const { hand, seat } = position.view
  if (hand?.stage === 'keep') return { id: 'palace-now-keep', args: { most: position.view.rules.max_soldiers } }
  if (hand?.battle) return { id: 'palace-now-answer', args: { name: names[hand.battle.sides[1 - hand.battle.answers] ?? -1] ?? '', owed: hand.battle.owed } }
  if (plan?.kind === 'discard') return { id: 'palace-now-discard', args: {} }
  return { id: 'palace-now-turn', args: { price: hand?.prices[seat] ?? 0 } }
}

function theirs({ position }: PalaceEvening, names: readonly string[]): Sentence {
  const { hand, turn } = position.view
  const name = names[turn] ?? ''
  if (hand?.stage === 'keep') return { id: 'palace-now-keeps', args: { name } }
  return { id: hand?.battle ? 'palace-now-answers' : 'palace-now-moves', args: { name } }
}
