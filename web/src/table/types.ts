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
  clock?: Clock | null
}

/** Seconds left at the moment this is told, and seconds given. */
export interface Clock {
  left: number
  of: number
}

/** A card on the table; `says` is what the joker was declared as: `high`, `low`, `highest hearts`, `lowest trumps`. */
export interface Played {
  seat: number
  card: CardText
  says?: string | null
}

/** A finished trick, plays in order. */
export interface Trick {
  leader: number
  winner: number
  plays: readonly Played[]
}

export type Kind = 'plain' | 'no_trump' | 'blind' | 'misere' | 'golden' | 'forehead'

/** One player's two columns in one row of the sheet. What is not known yet is null. */
export interface SheetCell {
  bid: number | null
  taken: number | null
  points: number | null
  total: number | null
  /** How the points came about, in words. */
  why?: string
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
  cells: readonly SheetCell[]
}

/** One player's line at the end of a deal. */
export interface Score {
  seat: number
  bid: number | null
  taken: number
  points: number
  total: number
  why: string
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
}
