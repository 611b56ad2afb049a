/** The text of cards: `Qd` is the queen of diamonds, `X1` and `X2` are printed jokers. No rule of any game is known here. */

export type Suit = 's' | 'h' | 'd' | 'c'
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A'
export type CardText = string

export interface Named {
  rank: Rank
  suit: Suit
}

export const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c']
export const RANKS: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']

const SUIT_WORDS: Record<string, Suit> = { spades: 's', hearts: 'h', diamonds: 'd', clubs: 'c' }

export function isPrinted(card: CardText): boolean {
  return card === 'X1' || card === 'X2'
}

/** Rank and suit of an ordinary card; null for a printed joker. Anything else is an error that names it. */
export function named(card: CardText): Named | null {
  if (isPrinted(card)) return null
  const rank = RANKS.find((one) => one === card[0])
  const suit = SUITS.find((one) => one === card[1])
  if (card.length !== 2 || rank === undefined || suit === undefined) throw new Error(`"${card}" is no card`)
  return { rank, suit }
}

/** The suit that an action's word means: `hearts` is h. */
export function suitOf(word: string): Suit | null {
  return SUIT_WORDS[word] ?? null
}

/** What stands in the corner: 10 in full, and the court letters of the reader's choice (in the order jack to ace). */
export function cornerOf(rank: Rank, letters: string): string {
  if (rank === 'T') return '10'
  const court = 'JQKA'.indexOf(rank)
  return court < 0 ? rank : (letters[court] ?? rank)
}
