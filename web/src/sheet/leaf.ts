/** A score sheet as it leaves the page: what is printed, saved and sent. A table makes one, and so may any other writer. */
import type { SheetRow } from '../table/types'

export interface Leaf {
  /** By seat. */
  names: readonly string[]
  rows: readonly SheetRow[]
  /** Opposite players are partners. */
  pairs: boolean
  /** How the house rules are called. */
  rules: string
  /** When the match began, in ms; null where nobody knows. */
  began: number | null
  /** The seats that have won; none before the end. */
  winners: readonly number[]
  /** What each seat receives or pays; null before the end, and where points cost nothing. */
  money: readonly number[] | null
}

/** The deals that are written. */
export function finished(leaf: Leaf): SheetRow[] {
  return leaf.rows.filter((row) => row.state === 'past')
}

/** The total after a row, with the premium that its set brought. */
export function totalAfter(row: SheetRow, seat: number): number {
  return row.premiums?.[seat]?.total ?? row.cells[seat]?.total ?? 0
}

/** What a set brought a seat, premium included. */
export function setSum(rows: readonly SheetRow[], seat: number): number {
  return rows.reduce((sum, row) => sum + (row.cells[seat]?.points ?? 0) + (row.premiums?.[seat]?.points ?? 0), 0)
}

/** What a file of this sheet is called, without its ending: the day is in it, as spreadsheets sort it. */
export function fileStem(leaf: Leaf): string {
  if (leaf.began === null) return 'kozyr'
  const day = new Date(leaf.began)
  const two = (part: number) => String(part).padStart(2, '0')
  return `kozyr-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
