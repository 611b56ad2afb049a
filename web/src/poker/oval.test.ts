import { describe, expect, it } from 'vitest'
import { around, columns, spots } from './oval'

describe('the oval', () => {
  it('has one other across from me, and goes clockwise from my left', () => {
    expect(around(0, 1)).toEqual({ x: 0, y: -1 })
    const order = spots(4, 2).map(({ seat }) => seat)
    expect(order).toEqual([3, 0, 1])
    const [left, top, right] = spots(4, 2)
    expect(left?.x).toBeLessThan(0)
    expect(top?.y).toBe(-1)
    expect(right?.x).toBeGreaterThan(0)
  })

  it('seats up to nine others evenly and leaves the foot to me', () => {
    for (let count = 2; count <= 9; count += 1) {
      const all = Array.from({ length: count }, (_, i) => around(i, count))
      all.forEach(({ x }, i) => expect(x).toBeCloseTo(-(all[count - 1 - i]?.x ?? 0), 2))
      expect(Math.max(...all.map(({ y }) => y))).toBeLessThan(0.7)
    }
  })

  it('has every seat around for a watcher', () => {
    expect(spots(3, null).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it('stands in two rows on a narrow screen where there are more than five', () => {
    expect([1, 5, 6, 7, 9].map(columns)).toEqual([1, 5, 3, 4, 5])
  })
})
