/** The cards on the others' foreheads: who shows what, and how a whole hand is read at a glance. */
import { named, RANKS, SUITS, type CardText, type Rank, type Suit } from '../cards/codes'

/** The seats that show cards, in seat order; one's own are not among them. */
export function foreheads(shown: readonly (readonly CardText[] | null)[]): { seat: number; cards: readonly CardText[] }[] {
  return shown.flatMap((cards, seat) => (cards === null || cards.length === 0 ? [] : [{ seat, cards }]))
}

/** A hand as it is written down: a line for each suit held, ranks from the ace down, and the jokers apart. */
export interface Diagram {
  suits: { suit: Suit; ranks: Rank[] }[]
  jokers: CardText[]
}

export function diagram(cards: readonly CardText[], jokers: readonly CardText[]): Diagram {
  const plain = cards.flatMap((card) => (jokers.includes(card) ? [] : (named(card) ?? [])))
  const suits = SUITS.map((suit) => ({
    suit,
    ranks: plain.filter((card) => card.suit === suit).map((card) => card.rank),
  }))
  const falling = (a: Rank, b: Rank) => RANKS.indexOf(b) - RANKS.indexOf(a)
  return {
    suits: suits.filter(({ ranks }) => ranks.length > 0).map(({ suit, ranks }) => ({ suit, ranks: ranks.sort(falling) })),
    jokers: cards.filter((card) => jokers.includes(card) || named(card) === null),
  }
}
