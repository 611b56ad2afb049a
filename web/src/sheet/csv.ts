/**
 * The score sheet for spreadsheets and statistics, a line for each seat in each finished deal: the same text as
 * `kozyr export --csv` (src/kozyr/records/export.py, which says what the columns are); tests/sheets holds both to it.
 */
import { finished, totalAfter, type Leaf } from './leaf'

const COLUMNS = ['deal', 'kind', 'cards', 'dealer', 'trump', 'seat', 'player', 'bid', 'taken', 'points', 'total', 'premium']
/** A spreadsheet takes what begins with one of these for a formula, and might do what it says. */
const FORMULA = /^[=+\-@\t\r]/

export function csv(leaf: Leaf): string {
  const names = leaf.names.map((name) => (FORMULA.test(name) ? `'${name}` : name))
  const lines = finished(leaf).flatMap((row) => {
    const trump = row.trump === 'none' ? null : row.trump
    const about = [row.number, row.kind, row.cards, row.dealer, trump]
    return row.cells.map(({ bid, taken, points }, seat) => {
      const premium = row.premiums?.[seat]?.points ?? 0
      return [...about, seat, names[seat] ?? '', bid, taken, points, totalAfter(row, seat), premium]
    })
  })
  return [COLUMNS, ...lines].map((line) => line.map(field).join(',') + '\n').join('')
}

function field(value: string | number | null): string {
  const text = String(value ?? '')
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
