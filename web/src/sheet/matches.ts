/** For tests: the matches in tests/sheets/golden, as the room tells them. */
import { emptyRoom, type MatchTable } from '../net/room'
import type { DealScored } from '../net/wire'
import { sheetOf } from '../screens/rows'
import { standing } from '../screens/scene'
import type { SheetRow } from '../table/types'
import type { Leaf } from './leaf'

const golden = import.meta.glob<string>('../../../tests/sheets/golden/*', { query: '?raw', import: 'default', eager: true })

interface Match {
  table: MatchTable
  sheet: DealScored[]
  names: string[]
}

export const matches = Object.keys(golden).flatMap((path) => /([\w-]+)\.json$/.exec(path)?.[1] ?? [])

export function text(name: string): string {
  return golden[`../../../tests/sheets/golden/${name}`] ?? ''
}

export function leafOf(names: readonly string[], rows: readonly SheetRow[]): Leaf {
  return { names, rows, pairs: false, rules: 'Hall', began: null, winners: [], money: null }
}

/** The leaf that the page makes of a match. */
export function told(match: string): Leaf {
  const { table, sheet, names } = JSON.parse(text(`${match}.json`)) as Match
  return leafOf(names, sheetOf({ ...emptyRoom, table, sheet }, standing(null, null, null), null))
}
