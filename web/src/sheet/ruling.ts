/** How a sheet is laid on a page of A4, so that every line falls on the squares of the paper. Sizes in mm. */
import { sections } from '../table/sheet'
import type { Leaf } from './leaf'

export interface Page {
  /** The page lies on its side. */
  wide: boolean
  /** The side of a square, which is the height of a row. */
  square: number
  /** How many squares wide the columns are. */
  first: number
  taken: number
  points: number
  total: number
}

/** What is left of A4 inside its margins, under the heading and over what is said at the end. */
const UPRIGHT = { across: 190, down: 250 }
const ON_ITS_SIDE = { across: 277, down: 158 }
const MOST_UPRIGHT = 6
const FIRST = 5
const MOST_REST = 2
const NARROWEST = 6
const WIDEST = 11
/** Smaller squares cannot be read, so a longer sheet goes on on the next page; larger ones would waste the width. */
const SMALLEST = 3.6
const LARGEST = 5.6

export function pageOf(leaf: Leaf): Page {
  const seats = leaf.names.length
  const wide = seats > MOST_UPRIGHT
  const { across, down } = wide ? ON_ITS_SIDE : UPRIGHT
  const lines = linesOf(leaf)
  const pages = Math.ceil((lines * SMALLEST) / down)
  const square = Math.min(LARGEST, (pages * down) / (lines + pages * NAMES))
  const { first, seat } = columnsOf(Math.ceil(across / square), seats)
  const taken = seat < 9 ? 2 : 3
  const points = (seat - taken) / 2
  return { wide, square: Math.min(square, across / (first + seats * seat)), first, taken, points, total: points }
}

/** Share `squares` between the first column, which may be a little wider, and the seats. */
function columnsOf(squares: number, seats: number): { first: number; seat: number } {
  const seat = Math.floor((squares - FIRST) / seats)
  const rest = squares - FIRST - seats * seat
  if (seat >= WIDEST) return { first: FIRST, seat: WIDEST }
  if (seat >= NARROWEST && rest <= MOST_REST) return { first: FIRST + rest, seat }
  return { first: FIRST, seat: Math.max(NARROWEST, seat + 1) }
}

/** The names take two squares at the head of each page. */
const NAMES = 2

/** All other rows of the table: deals, what is named, what closes a set, and the end. */
function linesOf(leaf: Leaf): number {
  const named = sections(leaf.rows).filter((part) => part.kind !== 'plain' || part.set !== null)
  const sets = named.filter((part) => part.set !== null)
  const premiums = leaf.rows.filter((row) => row.premiums !== null)
  return leaf.rows.length + named.length + sets.length + premiums.length + 1 + (leaf.money === null ? 0 : 1)
}
