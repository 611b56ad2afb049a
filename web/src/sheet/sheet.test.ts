import { describe, expect, it } from 'vitest'
import { evening } from '../gallery/evening'
import type { SheetRow } from '../table/types'
import { across, clip, left, right } from './columns'
import { csv } from './csv'
import { fileStem, setSum, totalAfter } from './leaf'
import { leafOf, matches, text, told } from './matches'
import { plain } from './plain'
import { pageOf } from './ruling'

describe('the sheet for a spreadsheet', () => {
  it('is compared for several matches', () => expect(matches.length).toBeGreaterThanOrEqual(4))
  it.each(matches)('is the text of kozyr export --csv: %s', (match) => {
    expect(csv(told(match))).toBe(text(`${match}.csv`))
  })

  it('has deals that are written, and no others', () => {
    expect(csv(leafOf(['Ann', 'Bob'], evening(2, 3))).trim().split('\n')).toHaveLength(1 + 3 * 2)
    expect(csv(leafOf(['Ann', 'Bob'], evening(2, 0))).trim().split('\n')).toHaveLength(1)
  })
})

describe('the sheet as a text', () => {
  const names = ['Ann', 'Աննա', 'Константин Константинович', '王さん']
  const lines = plain(leafOf(names, evening(4, 36))).split('\n')

  it('has a line for each deal, all equally wide', () => {
    const deals = lines.filter((line) => /^ ?\d+ /.test(line))
    expect(deals).toHaveLength(36)
    expect(new Set(deals.map(across)).size).toBe(1)
  })

  it('ends every column under its name, whatever the alphabet', () => {
    const head = lines.find((line) => line.includes('Ann')) ?? ''
    const deal = lines.find((line) => /^ ?\d+ /.test(line)) ?? ''
    expect(head).toContain('Константи…')
    expect(across(head)).toBe(across(deal))
  })

  it('names special deals, and writes bids above the tricks', () => {
    expect(lines).toContain('Misère')
    expect(lines.join('\n')).toMatch(/\d[⁰¹²³⁴⁵⁶⁷⁸⁹]/)
  })

  it('marks what the Georgian premium did, closes each set with its sum, and explains the marks', () => {
    const georgian = plain(told('georgian'))
    expect(georgian).toMatch(/×\+\d+/)
    expect(georgian).toMatch(/!−\d+/)
    expect(georgian).toContain('Sum of set 4')
    expect(georgian).toContain('× struck out by the premium')
    expect(georgian).toContain('! khishti')
  })
})

describe('a column', () => {
  it('counts letters as they stand, not as they are stored', () => {
    expect([across('Ann'), across('Կարեն'), across('e\u0301'), across('王'), across('🃏')]).toEqual([3, 5, 1, 2, 2])
    expect([left('Ив', 4), right('王', 4)]).toEqual(['Ив  ', '  王'])
    expect([clip('Константин', 5), clip('Ира', 5), clip('王王王', 4)]).toEqual(['Конс…', 'Ира', '王…'])
  })
})

describe('a set', () => {
  it('brings its points and its premium, and the totals grow by them', () => {
    const { rows } = told('georgian')
    const sets = [1, 2, 3, 4].map((set) => rows.filter((row) => row.set === set))
    for (const seat of [0, 1, 2, 3]) {
      const ends = sets.map((set) => totalAfter(set.at(-1) as SheetRow, seat))
      expect(sets.map((set) => setSum(set, seat))).toEqual(ends.map((end, i) => end - (ends[i - 1] ?? 0)))
    }
  })
})

describe('a page of A4', () => {
  const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10]
  it.each(sizes)('holds the columns of %i players, and their rows on as many pages as they need', (seats) => {
    const rows = evening(4, 36).map((row) => ({ ...row, cells: Array.from({ length: seats }, () => row.cells[0]) }) as SheetRow)
    const page = pageOf(leafOf(Array.from({ length: seats }, String), rows))
    expect(page.wide).toBe(seats > 6)
    expect(page.square * (page.first + seats * (page.taken + page.points + page.total))).toBeLessThanOrEqual(page.wide ? 277.01 : 190.01)
    expect(page.square * (2 + 36 + 4 + 1)).toBeLessThanOrEqual(page.wide ? 160 : 250)
    expect(page.square).toBeGreaterThanOrEqual(3)
  })
})

describe('a file', () => {
  it('is called by the day of play', () => {
    const began = new Date(2026, 0, 5, 23, 30).getTime()
    expect(fileStem({ ...leafOf([], []), began })).toBe('kozyr-2026-01-05')
    expect(fileStem(leafOf([], []))).toBe('kozyr')
  })
})
