import { describe, expect, it } from 'vitest'
import { least, marksOf, most, snapped, stepped, stride, typed } from './sizing'
import type { Sizes } from './types'

const range: Sizes = { kind: 'range', lo: 40, hi: 495, step: 1 }
const even: Sizes = { kind: 'range', lo: 10, hi: 55, step: 10 }
const sums: Sizes = { kind: 'sums', sums: [40, 60] }

describe('a size', () => {
  it('lies between the least and the most that the room allows', () => {
    expect([least(range), most(range), least(sums), most(sums)]).toEqual([40, 495, 40, 60])
    expect([1, 100, 9999, Number.NaN].map((wanted) => snapped(range, wanted))).toEqual([40, 100, 495, 40])
  })

  it('snaps to a legal step, or to one of a few sums', () => {
    expect([12, 27, 54].map((wanted) => snapped(even, wanted))).toEqual([10, 30, 50])
    expect([0, 49, 51, 90].map((wanted) => snapped(sums, wanted))).toEqual([40, 40, 60, 60])
  })

  it('goes up and down by a stride that is worth a key press, and never out of what is allowed', () => {
    expect(stride({ lo: 40, hi: 495, step: 1 })).toBe(10)
    expect(stride({ lo: 10, hi: 30, step: 1 })).toBe(1)
    expect([stepped(range, 40, 1), stepped(range, 40, -1), stepped(range, 490, 1)]).toEqual([50, 40, 495])
    expect([stepped(sums, 40, 1), stepped(sums, 60, 1), stepped(sums, 60, -1)]).toEqual([60, 60, 40])
  })

  it('is read as people write it', () => {
    expect(['120', ' 1 200 ', '1,200', '12a', ''].map(typed)).toEqual([120, 1200, 1200, null, null])
  })
})

describe('the sums to tap', () => {
  // ante 10, four players, a bet of 40: the pot after a call is 120 (FD-T3)
  const lying = { pot: 80, price: 40, owed: 40, everything: 500 }

  it('are half the pot and the pot as after a call, and everything', () => {
    const wide: Sizes = { kind: 'range', lo: 80, hi: 500, step: 1 }
    expect(marksOf(wide, lying)).toEqual([
      { name: 'half', amount: 100 },
      { name: 'pot', amount: 160 },
      { name: 'all', amount: 500 },
    ])
  })

  it('are left out where they are not allowed, or say what another says', () => {
    expect(marksOf({ kind: 'range', lo: 100, hi: 160, step: 1 }, lying)).toEqual([{ name: 'pot', amount: 160 }])
    expect(marksOf({ kind: 'range', lo: 80, hi: 160, step: 1 }, { ...lying, everything: 160 })).toEqual([
      { name: 'half', amount: 100 },
      { name: 'all', amount: 160 },
    ])
    expect(marksOf(sums, lying)).toEqual([])
  })
})
