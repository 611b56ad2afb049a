/** How a bet is sized: what may be reached by slider, keys and typing is what the room allows, and no more. */
import type { Mark, Sizes } from './types'

export function least(sizes: Sizes): number {
  return sizes.kind === 'range' ? sizes.lo : (sizes.sums[0] ?? 0)
}

export function most(sizes: Sizes): number {
  return sizes.kind === 'range' ? sizes.hi : (sizes.sums.at(-1) ?? 0)
}

/** The allowed sum nearest to `wanted`. */
export function snapped(sizes: Sizes, wanted: number): number {
  if (!Number.isFinite(wanted)) return least(sizes)
  if (sizes.kind === 'sums') {
    const near = [...sizes.sums].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    return near[0] ?? 0
  }
  const { lo, hi, step } = sizes
  const kept = Math.min(hi, Math.max(lo, wanted))
  return Math.min(hi, lo + Math.round((kept - lo) / step) * step)
}

/** The next sum up or down; a wide range is walked in the least bet's size, so that a key press is worth something. */
export function stepped(sizes: Sizes, from: number, way: 1 | -1): number {
  if (sizes.kind === 'sums') {
    const at = sizes.sums.indexOf(snapped(sizes, from))
    return sizes.sums[Math.min(sizes.sums.length - 1, Math.max(0, at + way))] ?? from
  }
  return snapped(sizes, from + way * stride(sizes))
}

/** How far one step of the slider or a key goes. */
export function stride({ lo, hi, step }: { lo: number; hi: number; step: number }): number {
  const wide = (hi - lo) / 40
  return wide <= step ? step : step * Math.max(1, roundish(wide / step))
}

/** 1, 2 or 5 with zeros behind: the largest that is not more. */
function roundish(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(value))
  return [5, 2, 1].map((one) => one * ten).find((one) => one <= value) ?? 1
}

/** What lies on the table, as far as sizes are told by it. */
export interface Lying {
  /** All pots and all bets before the seats. */
  pot: number
  /** What it takes to stay in. */
  price: number
  /** What that costs me. */
  owed: number
  /** All I have, with my bet. */
  everything: number
}

/** Half the pot and the pot as they would be after a call, and everything, as far as the sizes allow them. */
export function marksOf(sizes: Sizes, { pot, price, owed, everything }: Lying): Mark[] {
  if (sizes.kind === 'sums') return []
  const called = pot + owed
  const half: Mark = { name: 'half', amount: price + Math.floor(called / 2) }
  const marks: Mark[] = [half, { name: 'pot', amount: price + called }]
  const reached = marks.filter(({ amount }) => amount > sizes.lo && amount <= sizes.hi)
  const all: Mark[] = everything === sizes.hi ? [{ name: 'all', amount: sizes.hi }] : []
  return [...reached.filter(({ amount }) => amount !== sizes.hi || all.length === 0), ...all]
}

/** The number that was typed; null for none. */
export function typed(text: string): number | null {
  const digits = text.replace(/[\s.,']/g, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null
}
