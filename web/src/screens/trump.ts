/** The trump as the eye finds it: known or not, and how it came to be. Read from what the room told; nothing is decided. */
import type { DealView, NextTrump, Rules } from '../net/wire'
import type { Sign, Trump } from '../table/types'

/** The trump of a deal. Where a card or a player decides it, it is open until one has: the cards are not all out then. */
export function trumpOf(deal: DealView, rules: Rules): Trump {
  if (deal.trump !== null) return deal.trump
  const decided = rules.trump !== 'turned' || deal.trump_card !== null || isWithout(deal, rules)
  return decided || isDealt(deal) ? 'none' : null
}

function isWithout({ kind }: DealView, rules: Rules): boolean {
  return kind === 'no_trump' || rules.specials_without_trump.some((special) => special === kind)
}

/** Whether all cards are out: not while a trump is being named, nor where the bids come before the deal. */
export function isDealt(deal: DealView): boolean {
  const played = deal.trick.length > 0 || deal.taken.some((tricks) => tricks > 0)
  return played || (deal.hand_sizes.length > 0 && deal.hand_sizes.every((size) => size === deal.cards))
}

/** What the middle of the table tells of the trump while the bids are made. */
export function signOf(deal: DealView, rules: Rules, next: NextTrump | null): Sign {
  const trump = trumpOf(deal, rules)
  const sign = { trump, card: deal.trump_card, by: null, next }
  if (deal.trump_card !== null) return { ...sign, how: 'card' }
  if (rules.trump === 'circular_deal' || rules.trump === 'circular_trick') return { ...sign, how: 'round' }
  if (trump === null) return { ...sign, how: 'open' }
  const named = rules.trump === 'turned' && rules.trump_full_deal === 'named' && !isWithout(deal, rules)
  return named ? { ...sign, how: 'named', by: (deal.dealer + 1) % deal.bids.length } : { ...sign, how: 'without' }
}
