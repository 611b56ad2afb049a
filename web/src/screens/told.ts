/** What a screen reader is told of each event, as a message with what stands in it. */
import { cardName } from '../cards/names'
import type { GameEvent } from '../net/room'
import { declared } from '../table/joker'
import { say } from '../words/say'
import { JOKERS } from './show'

const isJoker = (card: string) => JOKERS.includes(card)

/** The sentence for `event` as the one at `me` hears it; empty where there is nothing to say. */
export function toldOf(event: GameEvent, me: number, names: readonly string[]): string {
  const who = (seat: number) => ({ name: names[seat] ?? '', me: seat === me ? 'yes' : 'no' })
  switch (event.type) {
    case 'drew':
      return say('room-told-drew', { ...who(event.seat), what: cardName(event.card, isJoker(event.card)) })
    case 'dealer_chosen':
      return say('room-told-dealer', who(event.seat))
    case 'deal_begun':
      return say('room-told-deal', { ...who(event.dealer), deal: event.number, cards: event.cards, kind: event.kind })
    case 'trump_shown':
      return say('room-told-trump', { what: cardName(event.card, isJoker(event.card)), suit: event.suit ?? 'none' })
    case 'hands_seen':
      return hand(event.hands.find((cards) => cards !== null) ?? [])
    case 'bid_made':
      return say('room-told-bid', { ...who(event.seat), bid: event.tricks })
    case 'card_played':
      return played(who(event.seat), event.card, event.says)
    case 'trick_taken':
      return say('room-told-trick', who(event.seat))
    case 'deal_scored':
      return say('room-told-scored', { deal: event.row.number, points: event.row.points[me] ?? 0, mine: me >= 0 ? 'yes' : 'no' })
    case 'match_ended':
      return say('room-told-ended', { winners: event.winners.map((seat) => names[seat] ?? '').join(', '), me: event.winners.includes(me) ? 'yes' : 'no' })
  }
}

function hand(cards: readonly string[]): string {
  if (cards.length === 0) return ''
  return say('room-told-hand', { cards: cards.map((card) => cardName(card, isJoker(card))).join(', ') })
}

function played(who: { name: string; me: string }, card: string, says: string | null): string {
  const what = cardName(card, isJoker(card))
  if (says === null) return say('room-told-card', { ...who, what })
  const { level, suit } = declared(says)
  return say('room-told-joker', { ...who, level, suit: suit ?? 'none' })
}
