/** What the table's components are told. Plain values: seats count from 0 clockwise, cards are text, nothing is decided here. */
import type { CardText, Suit } from '../cards/codes'

export type { CardText, Suit }

/** One person or bot at the table, as the others see him now. */
export interface Plate {
  seat: number
  name: string
  /** He sits at this screen. */
  me: boolean
  bot: boolean
  /** He has gone out; `deputy` says that a bot plays for him. */
  absent: boolean
  deputy: boolean
  dealer: boolean
  turn: boolean
  bid: number | null
  taken: number
  /** Cards still in his hand. */
  cards: number
  /** Which of two pairs he belongs to, 1 or 2; null where everybody plays for himself. */
  pair: 1 | 2 | null
  /** The cards on his forehead, which all but he may see. */
  shown: readonly CardText[]
  clock?: Clock | null
}

/** Seconds left at the moment this is told, and seconds given. */
export interface Clock {
  left: number
  of: number
}

/** A card on the table; `says` is what the joker was declared as: `high`, `low`, `highest hearts`, `lowest trumps`, `as Kh`. */
export interface Played {
  seat: number
  card: CardText
  says?: string | null
}

/** A finished trick, plays in order, and the trump that it was played under. */
export interface Trick {
  leader: number
  trump: Suit | null
  winner: number
  plays: readonly Played[]
}

/** A suit, `none` for no trump, null as long as nobody knows. */
export type Trump = Suit | 'none' | null

/** The trump, and how it came to be: by a card, named by a player, from the round of suits, not at all, or not yet. */
export interface Sign {
  trump: Trump
  card: CardText | null
  how: 'card' | 'named' | 'round' | 'without' | 'open'
  /** The seat that named it. */
  by: number | null
  /** What comes next where the trump goes round; its suit is null for no trump. */
  next: { when: 'trick' | 'deal'; suit: Suit | null } | null
}

export type Kind = 'plain' | 'no_trump' | 'blind' | 'misere' | 'golden' | 'forehead'

/** What the premium of the set did to this deal, or that a bid was missed without any trick. */
export type Mark = 'doubled' | 'struck' | 'khishti'

/** One player's two columns in one row of the sheet. What is not known yet is null. */
export interface SheetCell {
  bid: number | null
  taken: number | null
  points: number | null
  total: number | null
  /** How the points came about, in words. */
  why?: string
  mark?: Mark
}

/** What the end of a set brought one player: the points added or taken off, the total after it, and the reason. */
export interface PremiumCell {
  points: number
  total: number
  why: string
}

export interface SheetRow {
  number: number
  kind: Kind
  cards: number
  dealer: number
  trump: Trump
  state: 'past' | 'current' | 'ahead'
  /** The number of the set that it belongs to, null where there are no sets. */
  set: number | null
  /** By seat. */
  cells: readonly SheetCell[]
  /** By seat, under the last row of a set that had premiums. */
  premiums: readonly (PremiumCell | null)[] | null
}

/** One player's line at the end of a deal. */
export interface Score {
  seat: number
  bid: number | null
  taken: number
  points: number
  total: number
  why: string
  /** The premium that the end of a set brought him, in words; empty for none. */
  premium: string
}

/** A bid of somebody, as told so far. */
export interface Told {
  seat: number
  bid: number
}

/** A number that may not be said, with the reason. */
export interface Forbidden {
  bid: number
  why: string
  /** Opens the rule behind it; null where there is none. */
  rule?: (() => void) | null
}
