/** Where the pips of a number card lie, on a face of 250 x 350: centre x, centre y, and whether it stands on its head. */
import type { Rank } from './codes'

export type Pip = readonly [x: number, y: number, turned: boolean]

const LEFT = 98
const RIGHT = 152
const MIDDLE = 125
const TOP = 66
const FOOT = 350 - TOP

const up = (x: number, y: number): Pip => [x, y, false]
const down = (x: number, y: number): Pip => [x, y, true]

const pairs = (...rows: number[]): Pip[] => spread(LEFT, RIGHT, rows)

function spread(left: number, right: number, rows: number[]): Pip[] {
  return rows.flatMap((y) => [left, right].map((x) => (y > 175 ? down(x, y) : up(x, y))))
}

const FOUR_ROWS = [TOP, TOP + (FOOT - TOP) / 3, FOOT - (FOOT - TOP) / 3, FOOT]

const LAYOUT: Partial<Record<Rank, Pip[]>> = {
  '2': [up(MIDDLE, TOP), down(MIDDLE, FOOT)],
  '3': [up(MIDDLE, TOP), up(MIDDLE, 175), down(MIDDLE, FOOT)],
  '4': pairs(TOP, FOOT),
  '5': [...pairs(TOP, FOOT), up(MIDDLE, 175)],
  '6': pairs(TOP, 175, FOOT),
  '7': [...pairs(TOP, 175, FOOT), up(MIDDLE, 120)],
  '8': [...pairs(TOP, 175, FOOT), up(MIDDLE, 120), down(MIDDLE, 230)],
  '9': [...pairs(...FOUR_ROWS), up(MIDDLE, 175)],
  // the ten's corner is two digits wide, so its columns stand closer
  T: [...spread(104, 146, FOUR_ROWS), up(MIDDLE, 102), down(MIDDLE, 248)],
}

/** The pips of a number card; an ace and the courts have none of these. */
export function pipsOf(rank: Rank): readonly Pip[] {
  return LAYOUT[rank] ?? []
}

/** Outlines of the suits in a box of 100 x 100. */
export const SUIT_PATHS = {
  s: 'M50 3C55 20 94 42 94 67c0 12-9 19-19 19-8 0-15-4-19-11 1 10 5 17 12 22H32c7-5 11-12 12-22-4 7-11 11-19 11-10 0-19-7-19-19C6 42 45 20 50 3Z',
  h: 'M50 95C22 68 5 50 5 30 5 16 15 7 27 7c10 0 19 6 23 17C54 13 63 7 73 7c12 0 22 9 22 23 0 20-17 38-45 65Z',
  d: 'M50 2c8 17 21 34 36 48-15 14-28 31-36 48-8-17-21-34-36-48C29 36 42 19 50 2Z',
  c: 'M50 3c13 0 22 9 22 21 0 7-4 13-8 18 3-1 6-2 9-2 13 0 22 9 22 21s-9 22-22 22c-8 0-14-4-18-11 1 12 5 19 13 25H32c8-6 12-13 13-25-4 7-10 11-18 11C14 83 5 73 5 61s9-21 22-21c3 0 6 1 9 2-4-5-8-11-8-18C28 12 37 3 50 3Z',
} as const
