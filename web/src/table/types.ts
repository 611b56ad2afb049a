/** What the table's components are told. Plain values: seats count from 0 clockwise, cards are text, nothing is decided here. */
import type { CardText, Suit } from '../cards/codes'

export type { CardText, Suit }

/** One person or bot at the table, as the others see him now. */
export interface Chair {
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
  leads: boolean
  bid: number | null
  taken: number
  /** Cards still in his hand. */
  cards: number
  /** Seconds left and seconds given, where there is a clock. */
  clock?: Clock
}

export interface Clock {
  left: number
  of: number
}

/** A card in the trick; `says` is what the joker was declared as: `high`, `low`, `highest hearts`, `lowest trumps`. */
export interface Laid {
  seat: number
  card: CardText
  says?: string
}

/** A finished trick. */
export interface Taken {
  number: number
  cards: Laid[]
  winner: number
}

export type Kind = 'ordinary' | 'no_trump' | 'blind' | 'misere' | 'golden' | 'forehead'

/** How a score came about: what happened, and the points of one trick. */
export type How = 'exact' | 'pass' | 'over' | 'under' | 'golden' | 'misere' | 'clean'

/** One player's two columns in one row of the sheet. What is not known yet is null. */
export interface SheetCell {
  bid: number | null
  taken: number | null
  points: number | null
  total: number | null
  how?: How
  unit?: number
}

export interface SheetRow {
  number: number
  kind: Kind
  cards: number
  dealer: number
  /** A suit, `none` for a deal without trumps, null as long as nobody knows. */
  trump: Suit | 'none' | null
  state: 'past' | 'current' | 'ahead'
  /** By seat. */
  cells: SheetCell[]
}

/** One player's line at the end of a deal. */
export interface Score {
  seat: number
  bid: number | null
  taken: number
  points: number
  total: number
  how: How
  unit: number
}

/** A bid of somebody, as told so far; and a number that may not be said, with the reason. */
export interface Told {
  seat: number
  bid: number
}

export interface Forbidden {
  bid: number
  why: string
}
