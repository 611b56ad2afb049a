/** What I may do in Palace Poker now, read from what the room sent: nothing is worked out. */
import type { CardsChoice, Position } from '../net/wire'
import type { Sizes } from '../poker/types'
import { say } from '../words/say'

type Asked = Pick<Position, 'choices' | 'amounts' | 'picks' | 'barred'>

/** My own turn: whom I may attack and for how much, and what else I may do. */
export interface Turn {
  attacks: ReadonlyMap<number, Sizes>
  buy: boolean
  discard: CardsChoice | null
  stay: boolean
}

export function turnOf(position: Asked): Turn {
  const { choices, picks } = position
  return {
    attacks: attacksOf(position),
    buy: choices.includes('buy'),
    discard: picks.find(({ verb }) => verb === 'discard') ?? null,
    stay: choices.includes('stay'),
  }
}

/** By seat: one sum under limit, a range without; `attack 3 15` is a choice, `attack 3` the verb of an amount. */
function attacksOf({ choices, amounts }: Asked): Map<number, Sizes> {
  const found = new Map<number, Sizes>()
  for (const text of choices) {
    const [verb, seat, sum] = text.split(' ')
    if (verb === 'attack') found.set(Number(seat), { kind: 'sums', sums: [Number(sum)] })
  }
  for (const { verb, lo, hi, step } of amounts) {
    const [word, seat] = verb.split(' ')
    if (word === 'attack') found.set(Number(seat), { kind: 'range', lo, hi, step })
  }
  return found
}

/** Why something may not be done; empty where nothing is said against it. */
export function whyOf({ barred }: Pick<Position, 'barred'>, what: string): string {
  const why = barred.find((one) => one.what === what)?.why
  return why === undefined ? '' : say(why.id, why.args)
}

/** The text that keeps all soldiers but those put off; null where they are too many. */
export function keeping({ verb, of, most, bare }: CardsChoice, off: readonly string[]): string | null {
  const kept = of.filter((card) => !off.includes(card))
  if (kept.length > most) return null
  return kept.length === 0 ? bare : [verb, ...kept].join(' ')
}
