/** What stands in words around a sheet that leaves the page: the day, who has won, what the marks mean. */
import { pairSums, written } from '../table/sheet'
import type { Mark } from '../table/types'
import { language } from '../words/language.svelte'
import { say } from '../words/say'
import { finished, totalAfter, type Leaf } from './leaf'

const MARKS: readonly Mark[] = ['doubled', 'struck', 'khishti']

/** The day of play, as the reader writes it; empty where nobody knows. */
export function dayText(leaf: Leaf): string {
  return leaf.began === null ? '' : new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(leaf.began)
}

/** The marks that occur on the sheet. */
export function marksIn(leaf: Leaf): Mark[] {
  return MARKS.filter((mark) => leaf.rows.some((row) => row.cells.some((cell) => cell.mark === mark)))
}

/** A sentence for the end, or none; and what each pair has together. */
export function winnersText(leaf: Leaf): string[] {
  const names = new Intl.ListFormat(language()).format(leaf.winners.map((seat) => leaf.names[seat] ?? ''))
  const won = leaf.winners.length === 0 ? [] : [say('room-winners', { count: leaf.winners.length, names, me: 'no' })]
  return [...won, ...pairsText(leaf)]
}

function pairsText(leaf: Leaf): string[] {
  const last = finished(leaf).at(-1)
  if (!leaf.pairs || last === undefined) return []
  const sums = pairSums(leaf.names.map((_, seat) => totalAfter(last, seat)))
  return [0, 1].map((pair) => `${leaf.names.filter((_, seat) => seat % 2 === pair).join(' + ')}: ${written(sums[pair] ?? 0)}`)
}
