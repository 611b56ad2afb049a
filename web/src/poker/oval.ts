/** Where people sit around an oval: I at the foot, the others clockwise from my left over the top to my right. */
import { others, type Toward } from '../table/round'

/** How much of the round so many others take, in degrees: few sit across from me, many reach down to my sides. */
const SPANS = [0, 0, 120, 180, 216, 228, 238, 244, 250, 254]

/** The way from the middle to the i-th of `count` others, on the unit circle; y is down. */
export function around(i: number, count: number): Toward {
  const span = SPANS[count] ?? 256
  const angle = count === 1 ? 270 : 270 - span / 2 + (i * span) / (count - 1)
  const radians = (angle * Math.PI) / 180
  return { x: rounded(Math.cos(radians)), y: rounded(Math.sin(radians)) }
}

export interface Spot extends Toward {
  seat: number
}

/** Every seat but mine with its place; a watcher has none, so that all seats lie around. */
export function spots(seats: number, me: number | null): Spot[] {
  const round = me === null ? Array.from({ length: seats }, (_, seat) => seat) : others(seats, me)
  return round.map((seat, i) => ({ seat, ...around(i, round.length) }))
}

/** How many stand in a row on a narrow screen, where more than five take two rows. */
export function columns(count: number): number {
  return count > 5 ? Math.ceil(count / 2) : Math.max(1, count)
}

const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0
