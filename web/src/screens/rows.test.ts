import { describe, expect, it } from 'vitest'
import { emptyRoom, type Room } from '../net/room'
import type { MatchTable } from '../net/room'
import type { DealScored, Premium, Row } from '../net/wire'
import { scoresOf, sheetOf } from './rows'
import { standing } from './scene'

const BECAUSE = { id: 'score-made', args: { bid: 1, unit: 10, points: 10 } }

function scored(number: number, points: number[], totals: number[], premiums: Premium[] = []): DealScored {
  const row: Row = { number, kind: 'plain', cards: 2, dealer: 0, trump: 'h', trump_card: null, bids: [1, 1], taken: [1, 1], points, totals, premiums }
  return { type: 'deal_scored', row, because: points.map(() => BECAUSE) }
}

const slot = (closes_set: boolean) => ({ kind: 'plain' as const, cards: 2, closes_set })
const DUE: Premium[] = [
  { seat: 0, number: 1, points: 100 },
  { seat: 1, number: 2, points: -50 },
]

function room(trump = 'turned', schedule = [slot(false), slot(true), slot(false)]): Room {
  return {
    ...emptyRoom,
    table: { schedule, chairs: [{}, {}], rules: { trump } } as unknown as MatchTable,
    sheet: [scored(1, [100, 40], [100, 40]), scored(2, [50, 50], [250, 40], DUE)],
  }
}

const rows = (now: Room) => sheetOf(now, standing(null, null, null), null)

describe('a sheet with sets', () => {
  it('numbers them', () => {
    expect(rows(room()).map((row) => row.set)).toEqual([1, 1, 2])
    expect(rows(room('turned', [slot(false), slot(false)])).map((row) => row.set)).toEqual([null, null])
  })

  it('marks the deals that the premium doubled and struck out, and says so', () => {
    const [first, second] = rows(room())
    expect(first?.cells[0]).toMatchObject({ points: 100, mark: 'doubled', why: expect.stringContaining('+100') as string })
    expect(second?.cells[1]).toMatchObject({ points: 50, mark: 'struck', why: expect.stringContaining('-50') as string })
    expect(first?.cells[1]?.mark).toBeUndefined()
  })

  it('keeps the totals of the deal apart from those after the premium', () => {
    const second = rows(room())[1]
    expect(second?.cells.map((cell) => cell.total)).toEqual([150, 90])
    expect(second?.premiums?.map((cell) => cell?.total)).toEqual([250, 40])
  })

  it('tells the premium at the end of the deal', () => {
    const scores = scoresOf(scored(2, [50, 50], [250, 40], DUE))
    expect(scores.map((score) => score.premium !== '')).toEqual([true, true])
  })

  it('has no single trump in a row where every trick has its own', () => {
    expect(rows(room('circular_trick'))[0]?.trump).toBeNull()
    expect(rows(room('circular_deal'))[0]?.trump).toBe('h')
  })
})
