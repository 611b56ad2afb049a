/** What the joker's pad must know of the table to say what will come of each word. */
import type { DealView, Rules } from '../net/wire'
import { declared } from '../table/joker'
import type { Suit } from '../table/types'

/** The suit of the trick on the table; null where I lead. */
export function ledBy(deal: DealView | null): Suit | null {
  const first = deal?.trick[0]
  if (deal === null || first === undefined) return null
  if (first.says === null) return (first.card[1] as Suit | undefined) ?? null
  const { suit, card } = declared(first.says)
  if (card !== null) return card[1] as Suit
  return suit === 'trumps' ? deal.trump : suit
}

/** What the other joker does to mine, played high now: it lies there already, or may still follow. */
export function otherJoker(deal: DealView, rules: Rules): 'beats' | 'loses' | 'may-come' | 'none' {
  const lies = deal.trick.some(({ says }) => says !== null && ['high', 'highest'].includes(says.split(' ')[0] ?? ''))
  if (lies) return rules.two_jokers === 'first' ? 'beats' : 'loses'
  const mine = deal.hand?.filter((card) => rules.jokers.includes(card)).length ?? 0
  const left = deal.bids.length - deal.trick.length > 1
  return rules.jokers.length - mine > 0 && rules.two_jokers === 'later' && left ? 'may-come' : 'none'
}
