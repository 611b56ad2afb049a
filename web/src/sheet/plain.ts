/** The score sheet as plain text for a messenger: columns stand under each other in any face of one width. */
import { sections, signed, written } from '../table/sheet'
import type { SheetCell, SheetRow } from '../table/types'
import { say } from '../words/say'
import { across, clip, left, right } from './columns'
import { finished, setSum, totalAfter, type Leaf } from './leaf'
import { dayText, marksIn, winnersText } from './told'

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const SIGNS = { s: '♠', h: '♥', d: '♦', c: '♣', none: '–' }
const MARKS = { doubled: '*', struck: '×', khishti: '!' }
const LONGEST_NAME = 10
const GAP = '  '

/** Messengers write what stands between two of these lines in letters of one width. */
export const FENCE = '```'

/** The text; the table stands between two lines of `fence`, or between empty ones. */
export function plain(leaf: Leaf, fence = ''): string {
  const lines = linesOf(leaf)
  const first = Math.max(...lines.map((line) => across(line.label)))
  const wide = leaf.names.map((_, seat) => Math.max(...lines.map((line) => across(line.cells[seat] ?? ''))))
  const table = lines.map((line) =>
    [left(line.label, first), ...wide.map((width, seat) => right(line.cells[seat] ?? '', width))].join(GAP).trimEnd(),
  )
  return [...heading(leaf), fence, ...table, fence, ...ending(leaf)].join('\n') + '\n'
}

interface Line {
  label: string
  /** By seat; empty where nothing stands. */
  cells: readonly string[]
}

function heading(leaf: Leaf): string[] {
  return [say('table-sheet'), [leaf.rules, dayText(leaf)].filter(Boolean).join(' · ')]
}

function linesOf(leaf: Leaf): Line[] {
  const names = leaf.names.map((name) => clip(name, LONGEST_NAME))
  const parts = sections(finished(leaf))
  const rows = parts.flatMap((part) => [
    ...titleOf(part),
    ...part.rows.map((row) => rowLine(row, parts)),
    ...(part.set === null ? [] : closing(part.set, part.rows, leaf.names.length)),
  ])
  const last = finished(leaf).at(-1)
  const totals = last === undefined ? [] : [{ label: say('sheet-total'), cells: names.map((_, seat) => written(totalAfter(last, seat))) }]
  const money = leaf.money === null ? [] : [{ label: say('sheet-money'), cells: leaf.money.map(signed) }]
  return [{ label: '', cells: names }, ...rows, ...totals, ...money]
}

function titleOf({ kind, set }: { kind: SheetRow['kind']; set: number | null }): Line[] {
  if (set !== null) return [{ label: say('table-set', { set }), cells: [] }]
  return kind === 'plain' ? [] : [{ label: say('table-kind', { kind }), cells: [] }]
}

/** Deal, cards and trump; then for each seat the tricks with the bid above them, the points and the total. */
function rowLine(row: SheetRow, parts: readonly { rows: readonly SheetRow[] }[]): Line {
  const all = parts.flatMap((part) => part.rows)
  const widest = (text: (cell: SheetCell) => string) => Math.max(...all.flatMap((one) => one.cells.map((cell) => across(text(cell)))))
  const label = `${right(String(row.number), 2)} ${right(String(row.cards), 2)} ${row.trump === null ? ' ' : SIGNS[row.trump]}`
  const cells = row.cells.map((cell, seat) => {
    const dealer = row.dealer === seat ? '•' : ''
    return [
      right(dealer + tricks(cell), widest(tricks) + 1),
      right(points(cell), widest(points)),
      right(written(cell.total ?? 0), widest((one) => written(one.total ?? 0))),
    ].join(' ')
  })
  return { label, cells }
}

function tricks({ bid, taken }: SheetCell): string {
  const above = bid === null ? '' : [...String(bid)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')
  return `${taken ?? ''}${above}`
}

function points(cell: SheetCell): string {
  return (cell.mark === undefined ? '' : MARKS[cell.mark]) + signed(cell.points ?? 0)
}

function closing(set: number, rows: readonly SheetRow[], seats: number): Line[] {
  const last = rows.at(-1)
  if (last === undefined) return []
  const due = last.premiums
  const premium = due === null ? [] : [{ label: say('table-premium'), cells: due.map((one) => (one === null ? '' : `${signed(one.points)} ${written(one.total)}`)) }]
  const sums = Array.from({ length: seats }, (_, seat) => `${signed(setSum(rows, seat))} ${written(totalAfter(last, seat))}`)
  return [...premium, { label: say('sheet-set-sum', { set }), cells: sums }]
}

function ending(leaf: Leaf): string[] {
  const marks = marksIn(leaf).map((mark) => `${MARKS[mark]} ${say('sheet-mark', { mark })}`)
  return [...winnersText(leaf), [say('sheet-legend'), ...marks].join(' · ')]
}
