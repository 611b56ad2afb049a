import { describe, expect, it } from 'vitest'
import { evening } from '../gallery/evening'
import { best, leaders, pairSums, ruling, sections, signed, step, totals, written } from './sheet'

describe('the ruling of a sheet', () => {
  it('fills a phone with the columns of four and of six players', () => {
    for (const seats of [4, 6]) {
      const { square, first, taken, points } = ruling(360, seats)
      expect(square * (first + seats * (taken + points))).toBeCloseTo(360)
      expect(square).toBeGreaterThanOrEqual(17)
    }
  })

  it('never makes squares too small to write in, and scrolls sideways instead', () => {
    expect(ruling(280, 6).square).toBe(16)
  })

  it('never blows a sheet up beyond a hand-written size', () => {
    expect(ruling(2000, 2).square).toBe(24)
  })
})

describe('the rows', () => {
  it('are grouped by what they are, so that a special deal is named once', () => {
    expect(sections(evening(4, 0)).map((part) => [part.kind, part.rows.length])).toEqual([
      ['plain', 20],
      ['no_trump', 4],
      ['blind', 4],
      ['misere', 4],
      ['golden', 4],
    ])
  })

  it('tell nobody as leader before the first points', () => {
    expect(leaders(evening(4, 0))).toEqual([])
    expect(totals(evening(4, 0))).toBeNull()
  })

  it('tell all who share the lead', () => {
    const rows = evening(3, 1).map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, total: 7 })) }))
    expect(leaders(rows)).toEqual([0, 1, 2])
  })
})

describe('sets and pairs', () => {
  it('break the rows where a set ends, even between deals of one kind', () => {
    const rows = evening(4, 0).slice(0, 6).map((row) => ({ ...row, set: row.number < 4 ? 1 : 2 }))
    expect(sections(rows).map((part) => [part.set, part.rows.length])).toEqual([
      [1, 3],
      [2, 3],
    ])
  })

  it('count the premiums of a set in the totals under it', () => {
    const [row] = evening(2, 1)
    const due = [{ points: 200, total: 350, why: 'premium' }, null]
    const now = { ...row, premiums: due, cells: row?.cells.map((cell) => ({ ...cell, total: 150 })) ?? [] }
    expect(totals([now as never])).toEqual([350, 150])
  })

  it('add opposite players, and tell both of the better pair as leaders', () => {
    expect(pairSums([10, 5, -20, 30])).toEqual([-10, 35, -10, 35])
    expect(best(pairSums([10, 5, -20, 30]))).toEqual([1, 3])
    const rows = evening(4, 1).map((row) => ({
      ...row,
      cells: row.cells.map((cell, seat) => ({ ...cell, total: seat === 0 ? 100 : seat === 2 ? -90 : 8 })),
    }))
    expect(leaders(rows)).toEqual([0])
    expect(leaders(rows, true)).toEqual([1, 3])
  })
})

describe('figures', () => {
  it('carry a true minus, and a plus where points were gained', () => {
    expect(signed(20)).toBe('+20')
    expect(signed(-10)).toBe('−10')
    expect(signed(0)).toBe('0')
    expect(written(-40)).toBe('−40')
    expect(written(40)).toBe('40')
  })

  it('are walked by arrows and never left', () => {
    const past = [1, 2, 3]
    expect(step({ row: 2, seat: 1 }, 'ArrowUp', past, 4)).toEqual({ row: 1, seat: 1 })
    expect(step({ row: 1, seat: 1 }, 'ArrowUp', past, 4)).toEqual({ row: 1, seat: 1 })
    expect(step({ row: 3, seat: 3 }, 'ArrowRight', past, 4)).toEqual({ row: 3, seat: 3 })
    expect(step({ row: 1, seat: 3 }, 'End', past, 4)).toEqual({ row: 3, seat: 3 })
  })
})
