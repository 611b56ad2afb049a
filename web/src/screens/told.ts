/** What a screen reader is told of each event, as a message with what stands in it. */
import { cardName } from '../cards/names'
import type { GameEvent } from '../net/room'
import { declared } from '../table/joker'
import { say } from '../words/say'

export interface Listening {
  me: number
  /** By seat. */
  names: readonly string[]
  jokers: readonly string[]
}

/** The sentence for `event` as a listener hears it; empty where there is nothing to say. */
export function toldOf(event: GameEvent, { me, names, jokers }: Listening): string {
  const who = (seat: number) => ({ name: names[seat] ?? '', me: seat === me ? 'yes' : 'no' })
  const called = (card: string) => cardName(card, jokers.includes(card))
  switch (event.type) {
    case 'drew':
      return say('room-told-drew', { ...who(event.seat), what: called(event.card) })
    case 'dealer_chosen':
      return say('room-told-dealer', who(event.seat))
    case 'deal_begun':
      return say('room-told-deal', { ...who(event.dealer), deal: event.number, cards: event.cards, kind: event.kind })
    case 'trump_shown':
      if (event.card === null) return say('room-told-trump-round', { suit: event.suit ?? 'none' })
      return say('room-told-trump', { what: called(event.card), suit: event.suit ?? 'none' })
    case 'trump_named':
      return say('room-told-named', { ...who(event.seat), suit: event.suit ?? 'none' })
    case 'cards_shown':
      return event.cards
        .flatMap((cards, seat) => (cards === null ? [] : [say('room-told-shows', { ...who(seat), cards: cards.map(called).join(', ') })]))
        .join(' ')
    case 'hands_seen':
      return hand((event.hands.find((cards) => cards !== null) ?? []).map(called))
    case 'bid_made':
      return say('room-told-bid', { ...who(event.seat), bid: event.tricks })
    case 'card_played':
      return played(who(event.seat), called(event.card), event.says)
    case 'trick_taken':
      return say('room-told-trick', who(event.seat))
    case 'deal_scored':
      return say('room-told-scored', { deal: event.row.number, points: event.row.points[me] ?? 0, mine: me >= 0 ? 'yes' : 'no' })
    case 'match_ended':
      return say('room-told-ended', { winners: event.winners.map((seat) => names[seat] ?? '').join(', '), me: event.winners.includes(me) ? 'yes' : 'no' })
  }
}

function hand(cards: readonly string[]): string {
  return cards.length === 0 ? '' : say('room-told-hand', { cards: cards.join(', ') })
}

function played(who: { name: string; me: string }, what: string, says: string | null): string {
  if (says === null) return say('room-told-card', { ...who, what })
  const { level, suit, card } = declared(says)
  if (card !== null) return say('room-told-joker-as', { ...who, what: cardName(card) })
  return say('room-told-joker', { ...who, level, suit: suit ?? 'none' })
}
