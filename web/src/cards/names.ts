/** How a card is called aloud, in the reader's language. */
import { say } from '../words/say'
import { named, type CardText, type Suit } from './codes'

export function cardName(card: CardText, joker = false): string {
  const face = named(card)
  if (face === null) return say('table-card-printed', { card })
  return say(joker ? 'table-card-as-joker' : 'table-card', { rank: face.rank, suit: face.suit })
}

export function suitName(suit: Suit): string {
  return say('table-suit', { suit })
}
