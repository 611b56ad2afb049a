/** The arguments of a message as the Fluent files want them; kozyr.words does the same in Python. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle'

const RANKS = ['rank', 'other-rank']

/**
 * Whole numbers carry no grouping marks. A `card` brings its `rank` and `suit` with it, an `other` card `other-rank` and
 * `other-suit`. A rank of 2 to 9 is a number, since a name of a variant cannot be a digit.
 */
export function prepared(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const ready = { ...named(args['card'], ''), ...named(args['other'], 'other-'), ...args }
  return Object.fromEntries(
    Object.entries(ready).map(([name, value]) => [name, ungrouped(RANKS.includes(name) ? numeral(value) : value)]),
  )
}

function named(card: FluentVariable | undefined, prefix: string): Record<string, string> {
  if (typeof card !== 'string' || card === '') return {}
  return { [`${prefix}rank`]: card.slice(0, 1), [`${prefix}suit`]: card.slice(1) }
}

function numeral(rank: FluentVariable): FluentVariable {
  return typeof rank === 'string' && /^[0-9]+$/.test(rank) ? Number(rank) : rank
}

function ungrouped(value: FluentVariable): FluentVariable {
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value
}
