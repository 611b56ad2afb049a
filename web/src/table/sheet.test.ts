import { describe, expect, it } from 'vitest'
import { evening } from '../gallery/evening'
import { leaders, ruling, sections, signed, step, totals, written } from './sheet'

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
