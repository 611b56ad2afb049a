/** Where camps stand around the table: up my left side, along the top, down my right side, as the turn goes. */
import { others } from '../table/round'

export interface Ring {
  /** From the foot upwards. */
  left: readonly number[]
  /** From the left. */
  top: readonly number[]
  /** From the top downwards. */
  right: readonly number[]
}

/** How many stand at each side, by how many there are. */
const SIDES = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]

/** Every seat but mine; for a watcher all of them. */
export function ring(seats: number, me: number | null): Ring {
  const round = me === null ? Array.from({ length: seats }, (_, seat) => seat) : others(seats, me)
  const side = SIDES[round.length] ?? 3
  return { left: round.slice(0, side), top: round.slice(side, round.length - side), right: round.slice(round.length - side) }
}
