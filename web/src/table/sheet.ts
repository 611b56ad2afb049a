/** The score sheet's arithmetic: where its lines run, what belongs together, who leads. Points themselves come written. */
import type { Kind, SheetRow } from './types'

/** The paper of a sheet: the side of a square in px, and how many of them its columns are wide. */
export interface Ruling {
  square: number
  first: number
  taken: number
  points: number
}

const FIRST = 3
const FINEST = 17
const SMALLEST = 16
const COARSEST = 24

/** Rule a sheet of `width` px for `seats` players, so that every line falls on the squares of the paper. */
export function ruling(width: number, seats: number): Ruling {
  const squareOf = (each: number) => width / (FIRST + seats * each)
  // what must scroll anyway has room for columns that are easy to read
  let each = squareOf(3) < SMALLEST ? 4 : 3
  while (each < 8 && squareOf(each + 1) >= FINEST) each++
  const square = Math.min(COARSEST, Math.max(SMALLEST, squareOf(each)))
  const taken = each > 3 ? 2 : 1
  return { square, first: FIRST, taken, points: each - taken }
}

/** Rows of one kind and one set that follow each other; special ones and sets carry their name. */
export interface Section {
  kind: Kind
  set: number | null
  rows: SheetRow[]
}

export function sections(rows: readonly SheetRow[]): Section[] {
  const all: Section[] = []
  for (const row of rows) {
    const last = all[all.length - 1]
    if (last?.kind === row.kind && last.set === row.set) last.rows.push(row)
    else all.push({ kind: row.kind, set: row.set, rows: [row] })
  }
  return all
}

/** The totals after the last finished deal, by seat; null before there is one. */
export function totals(rows: readonly SheetRow[]): number[] | null {
  const last = rows.filter((row) => row.state === 'past').at(-1)
  return last?.cells.map((cell, seat) => last.premiums?.[seat]?.total ?? cell.total ?? 0) ?? null
}

/** Who leads now: nobody before the first points, several in a tie; with pairs the two whose sum is the best. */
export function leaders(rows: readonly SheetRow[], pairs = false): number[] {
  const now = totals(rows)
  return now === null ? [] : best(pairs ? pairSums(now) : now)
}

/** The seats that share the highest total. */
export function best(totals: readonly number[]): number[] {
  const most = Math.max(...totals)
  return totals.flatMap((total, seat) => (total === most ? [seat] : []))
}

/** What each seat's pair has together: opposite players are partners. */
export function pairSums(totals: readonly number[]): number[] {
  return totals.map((_, seat) => totals.reduce((sum, total, other) => (other % 2 === seat % 2 ? sum + total : sum), 0))
}

/** A number with its sign as it is written: a true minus, and a plus for a gain. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

export function written(total: number): string {
  return total < 0 ? `−${-total}` : String(total)
}

/** A place on the sheet: the row's number and the seat. */
export interface Spot {
  row: number
  seat: number
}

/** Where an arrow key leads among the finished rows. */
export function step(from: Spot, key: string, past: readonly number[], seats: number): Spot {
  const at = past.indexOf(from.row)
  const row = (i: number) => past[Math.min(past.length - 1, Math.max(0, i))] ?? from.row
  switch (key) {
    case 'ArrowUp':
      return { ...from, row: row(at - 1) }
    case 'ArrowDown':
      return { ...from, row: row(at + 1) }
    case 'ArrowLeft':
      return { ...from, seat: Math.max(0, from.seat - 1) }
    case 'ArrowRight':
      return { ...from, seat: Math.min(seats - 1, from.seat + 1) }
    case 'Home':
      return { ...from, row: row(0) }
    case 'End':
      return { ...from, row: row(past.length - 1) }
    default:
      return from
  }
}
