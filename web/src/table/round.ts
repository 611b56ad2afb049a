/** Where people sit: I at the foot, the others clockwise over the arc above, and their cards before them. */

/** A direction from the middle of the table: x to the right, y down, on the unit circle. */
export interface Toward {
  x: number
  y: number
}

/** More others than this stand side by side in a flat crown, and so do their cards. */
const CROWD = 5

/** Seats in order of play after `me`; for a watcher, who has none, seat 0 lies at the foot. */
export function others(seats: number, me: number | null): number[] {
  const from = me ?? 0
  return Array.from({ length: seats - 1 }, (_, i) => (from + 1 + i) % seats)
}

/** The way from the middle to `seat`. Clockwise from the foot is to the left first. */
export function toward(seat: number, seats: number, me: number | null): Toward {
  const steps = (seat - (me ?? 0) + seats) % seats
  const angle = steps === 0 ? 90 : arc(steps - 1, seats - 1)
  const radians = (angle * Math.PI) / 180
  return { x: round(Math.cos(radians)), y: round(Math.sin(radians)) }
}

/**
 * Where a plate stands among many, from the left: side by side so that none covers another, the middle ones higher. Up
 * to six people sit on the round itself.
 */
export function crown(seat: number, seats: number, me: number | null): Toward {
  const steps = (seat - (me ?? 0) + seats) % seats
  if (seats - 1 <= CROWD || steps === 0) return toward(seat, seats, me)
  const x = -1 + (2 * (steps - 1)) / (seats - 2)
  return { x: round(x), y: round(0.3 - 1.3 * Math.sqrt(1 - (0.96 * x) ** 2)) }
}

/** The angle of the i-th of `count` others, from the left (180) over the top (270) to the right (360); many sit lower. */
function arc(i: number, count: number): number {
  if (count === 1) return 270
  const margin = count === 2 ? 25 : count > 3 ? -15 : 0
  return 180 + margin + (i * (180 - 2 * margin)) / (count - 1)
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** How far apart, in card widths, the cards of so many others lie, so that none hides another. */
const PITCH = [0, 0, 2.1, 1.3, 1.15, 1.05]
const DROP = 0.78

/** Where a seat's card lies from the middle of the trick, in card widths. */
export function laid(seat: number, seats: number, me: number | null): Toward {
  const way = crown(seat, seats, me)
  const steps = (seat - (me ?? 0) + seats) % seats
  const count = seats - 1
  if (count > CROWD) return { x: round(way.x * 2.2), y: round(way.y * 1.05) }
  const x = steps === 0 ? 0 : (steps - 1 - (count - 1) / 2) * (PITCH[count] ?? 1)
  return { x: round(x), y: round(way.y * DROP) }
}

/** A card is never laid quite straight: a small turn in degrees, the same whenever it is drawn again. */
export function tilt(card: string): number {
  const sum = [...card].reduce((all, letter) => all * 31 + letter.charCodeAt(0), 7)
  return (sum % 9) - 4
}
