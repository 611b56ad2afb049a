/** The arguments of a message as the Fluent files want them; kozyr.words does the same in Python. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle'

/**
 * Whole numbers carry no grouping marks. A `card` brings its `rank` and `suit` with it. A rank of 2 to 9 is a number,
 * since a name of a variant cannot be a digit.
 */
export function prepared(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const ready = { ...named(args['card']), ...args }
  return Object.fromEntries(
    Object.entries(ready).map(([name, value]) => [name, ungrouped(name === 'rank' ? numeral(value) : value)]),
  )
}

function named(card: FluentVariable | undefined): Record<string, string> {
  return typeof card === 'string' && card !== '' ? { rank: card.slice(0, 1), suit: card.slice(1) } : {}
}

function numeral(rank: FluentVariable): FluentVariable {
  return typeof rank === 'string' && /^[0-9]+$/.test(rank) ? Number(rank) : rank
}

function ungrouped(value: FluentVariable): FluentVariable {
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value
}
