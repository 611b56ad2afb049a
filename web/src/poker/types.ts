/** What the components of a poker table are given. They show it; they know no rule of the game. */
import type { CardText } from '../cards/codes'
import type { Clock } from '../table/types'

export type { CardText, Clock }

/** One seat around the table, whoever sits there. */
export interface PokerSeat {
  seat: number
  name: string
  me: boolean
  bot: boolean
  /** A person whose browser is away. */
  absent: boolean
  /** Nobody sits here. */
  empty: boolean
  /** Sits here, but is not dealt in. */
  out: boolean
  /** The dealer's button lies here. */
  button: boolean
  turn: boolean
  clock: Clock | null
  stack: number
  /** Chips that lie before the seat in this round. */
  bet: number
  folded: boolean
  allIn: boolean
  /** The last thing done in this round, in a word or two; empty for nothing. */
  said: string
  /** How many cards it exchanged; null before. */
  drew: number | null
  /** Cards that nobody else sees. */
  backs: number
  /** Cards laid open; empty while they are hidden. */
  shown: readonly CardText[]
  /** Those of all cards that make its hand; null before the showdown. */
  best: readonly CardText[] | null
  /** What its open hand is called; empty before the showdown. */
  called: string
  /** Chips won in this hand, with its own among them. */
  won: number
}

/** Chips in the middle. */
export interface Heap {
  /** 0 is the main pot. */
  number: number
  amount: number
}

/** A size that a bet or raise may have: one of a few sums, or a range in steps. */
export type Sizes = { kind: 'sums'; sums: readonly number[] } | { kind: 'range'; lo: number; hi: number; step: number }

/** What may be said in a betting round; null for what may not. */
export interface Saying {
  fold: boolean
  /** Check, or call what is owed. */
  stay: 'check' | 'call' | null
  /** What a call costs. */
  owed: number
  /** A call takes all that is left. */
  callsAll: boolean
  raise: { verb: 'bet' | 'raise'; sizes: Sizes } | null
  /** Why no bet or raise may be made; empty where one may. */
  why: string
}

/** A sum that a tap sets: half the pot, the pot, everything. */
export interface Mark {
  name: 'half' | 'pot' | 'all' | 'most'
  amount: number
}

/** One line of the history beside the table. */
export interface Line {
  /** A heading stands over a new part of the hand. */
  kind: 'head' | 'said' | 'won'
  text: string
  cards?: readonly CardText[]
}

/** One finished hand on the evening's sheet. */
export interface HandRow {
  number: number
  won: readonly number[]
}
