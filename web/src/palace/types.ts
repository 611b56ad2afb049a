/** What the components of a palace table are given. They show it; they know no rule of the game. */
import type { CardText } from '../cards/codes'
import type { Clock } from '../table/types'

/** One camp around the table: who sits there, and his banner, soldiers and palace. */
export interface Camp {
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
  button: boolean
  turn: boolean
  clock: Clock | null
  stack: number
  /** Was in this hand, and has left it. */
  fallen: boolean
  allIn: boolean
  /** What he did last, in a word or two; empty for nothing. */
  said: string
  banner: CardText | null
  soldiers: readonly CardText[]
  /** Palace cards that nobody else sees. */
  backs: number
  /** All his cards, laid open at the end; empty while they are hidden. */
  shown: readonly CardText[]
  /** What his open hand is called. */
  called: string
  /** What an attack costs him; 0 for who is not in. */
  price: number
  won: number
  /** Whether I may attack him now; null where there is nothing to choose. */
  target: 'may' | 'barred' | null
  /** Why I may not. */
  why: string
  /** He fights now. */
  fights: boolean
}

/** A card in a battle: a back for one that I may not see, and whether it counts where that is known. */
export interface Held {
  card: CardText | null
  counts: boolean | null
}

/** One side of a battle as I see it. */
export interface Side {
  seat: number
  name: string
  me: boolean
  cards: readonly Held[]
  /** What the cards that count are called; empty where I may not know. */
  made: string
  /** Chips put in so far; 0 once it is over. */
  paid: number
  end: 'won' | 'lost' | null
}

export interface Scene {
  sides: readonly [Side, Side]
  over: boolean
  headline: string
  /** What may not be seen, and why. */
  note: string
}
