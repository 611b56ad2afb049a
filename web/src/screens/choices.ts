/** What I may do now, read from the texts the room sent: bids, cards, and why the rest is barred. */
import type { MatchPosition } from '../net/room'
import type { Why } from '../net/wire'
import type { Forbidden, Told } from '../table/types'
import { whyText } from './show'

export interface Doing {
  names: string[]
  bids: number[]
  cards: string[]
}

export function doing(choices: readonly string[]): Doing {
  const words = choices.map((action) => action.split(' '))
  return {
    names: choices.filter((action) => action.startsWith('name ')),
    bids: words.filter(([verb]) => verb === 'bid').map(([, bid]) => Number(bid)),
    cards: [...new Set(words.filter(([verb]) => verb === 'play').map(([, card]) => card ?? ''))],
  }
}

/** The actions that play `card`: several for a joker, which must be declared. */
export function waysToPlay(card: string, choices: readonly string[]): string[] {
  return choices.filter((action) => action === `play ${card}` || action.startsWith(`play ${card} `))
}

/** Opens the rule on which the refusal of this id rests; null where none stands behind it. */
export type RuleOf = (why: string) => (() => void) | null

export function barredBids(position: MatchPosition, rule: RuleOf): Forbidden[] {
  return position.barred
    .filter((one) => one.what.startsWith('bid '))
    .map((one) => ({ bid: Number(one.what.slice(4)), why: whyText(one.why), rule: rule(one.why.id) }))
}

/** Why `card` may not be played; null where it may. */
export function whyBarred(card: string, position: MatchPosition | null): Why | null {
  return position?.barred.find((one) => one.what === card)?.why ?? null
}

/** The bids said so far, in the order they were said: from the dealer's left. */
export function bidsTold(position: MatchPosition): Told[] {
  const deal = position.view.deal
  if (deal === null) return []
  const seats = deal.bids.length
  const order = Array.from({ length: seats }, (_, i) => (deal.dealer + 1 + i) % seats)
  return order.flatMap((seat) => (typeof deal.bids[seat] === 'number' ? [{ seat, bid: deal.bids[seat] }] : []))
}
