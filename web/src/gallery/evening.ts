/** A made-up evening for the gallery: the sheet of a match somewhere in the middle. */
import type { Kind, SheetCell, SheetRow, Suit } from '../table/types'

const SPECIALS: Kind[] = ['no_trump', 'blind', 'misere', 'golden']
const EMPTY: SheetCell = { bid: null, taken: null, points: null, total: null }

function schedule(seats: number): { kind: Kind; cards: number }[] {
  const most = Math.floor(36 / seats)
  const up = Array.from({ length: most - 1 }, (_, i) => i + 1)
  const plain = [...up, ...Array.from({ length: seats }, () => most), ...[...up].reverse()]
  const special = SPECIALS.flatMap((kind) => Array.from({ length: seats }, () => ({ kind, cards: most })))
  return [...plain.map((cards) => ({ kind: 'plain' as Kind, cards })), ...special]
}

function scoreOf(kind: Kind, bid: number, taken: number): { points: number; why: string } {
  if (kind === 'golden') return { points: taken * 15, why: `took ${taken}: ${taken} × 15 = ${taken * 15}` }
  if (kind === 'misere') {
    const points = taken === 0 ? 50 : -15 * taken
    return { points, why: taken === 0 ? 'no tricks: 50' : `took ${taken}: ${taken} × -15 = ${points}` }
  }
  if (bid === taken) {
    if (bid === 0) return { points: 5, why: 'pass, no tricks: 5' }
    return { points: bid * 10, why: `bid ${bid}, took ${taken}: ${bid} × 10 = ${bid * 10}` }
  }
  if (taken > bid) return { points: taken, why: `bid ${bid}, took ${taken}: over, ${taken} × 1 = ${taken}` }
  return { points: (taken - bid) * 10, why: `bid ${bid}, took ${taken}: ${bid - taken} under, ${bid - taken} × -10` }
}

/** The rows after `played` deals. */
export function evening(seats: number, played: number): SheetRow[] {
  const sums = Array.from({ length: seats }, () => 0)
  return schedule(seats).map(({ kind, cards }, index) => {
    const state = index < played ? 'past' : index === played ? 'current' : 'ahead'
    const known = state !== 'ahead'
    const unbid = kind === 'golden' || kind === 'misere'
    const cells = Array.from({ length: seats }, (_, seat): SheetCell => {
      if (!known) return EMPTY
      const taken = (index * 7 + seat * 5 + 3) % (Math.ceil((2 * cards) / seats) + 1)
      const bid = (index + seat * 3) % 4 === 0 ? Math.max(0, taken - 1) : (index * 3 + seat) % 5 === 0 ? taken + 1 : taken
      if (state === 'current') return { ...EMPTY, bid: seat < seats - 1 && !unbid ? bid : null, taken: seat === 1 ? 1 : 0 }
      const { points, why } = scoreOf(kind, bid, taken)
      sums[seat] = (sums[seat] ?? 0) + points
      return { bid: unbid ? null : bid, taken, points, total: sums[seat] ?? 0, why }
    })
    const trump = !known ? null : kind === 'no_trump' ? 'none' : ((['h', 's', 'd', 'c'] as Suit[])[index % 4] ?? 's')
    return { number: index + 1, kind, cards, dealer: index % seats, trump, state, set: null, cells, premiums: null }
  })
}
