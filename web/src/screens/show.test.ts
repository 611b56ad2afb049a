import { describe, expect, it } from 'vitest'
import { emptyRoom, type Room } from '../net/room'
import type { MatchPosition, MatchTable } from '../net/room'
import type { DealScored, DealView } from '../net/wire'
import { sheetOf } from './rows'
import type { Scene } from './scene'
import { sentence } from './sentence'

const slot = (cards: number) => ({ kind: 'plain' as const, cards })
const chair = { kind: 'person', name: '', bot: '', present: true, ready: false, freed: false } as const
const table = { schedule: [slot(1), slot(2), slot(3)], chairs: [chair, chair], phase: 'playing', paused: '', rules: { trump: 'turned' } } as unknown as MatchTable
const written = {
  type: 'deal_scored',
  row: { number: 1, kind: 'plain', cards: 1, dealer: 0, trump: 'h', trump_card: '9h', bids: [0, 1], taken: [0, 1], points: [5, 10], totals: [5, 10], premiums: [] },
  because: [
    { id: 'score-pass', args: { points: 5 } },
    { id: 'score-made', args: { bid: 1, unit: 10, points: 10 } },
  ],
} as unknown as DealScored
const deal = {
  number: 2,
  kind: 'plain',
  cards: 2,
  dealer: 1,
  trump: 's',
  trump_card: '9s',
  bids: [1, null],
  taken: [0, 0],
  hand_sizes: [2, 2],
  trick: [],
} as unknown as DealView
const scene: Scene = { deal, trick: [], taker: null, scored: null, ended: null, totals: [5, 10] }
const position = (turn: number, choices: string[] = [], barred: MatchPosition['barred'] = []): MatchPosition =>
  ({ view: { turn, deal, result: null }, choices, barred, seconds: null }) as unknown as MatchPosition
const room: Room = { ...emptyRoom, table, sheet: [written], you: { seat: 0, host: true, name: 'Ann' }, position: position(1) }
const names = ['Ann', 'Bob']

describe('the sheet', () => {
  it('has a row for every deal: those written, the one being played, and those to come', () => {
    expect(sheetOf(room, scene, deal).map((row) => row.state)).toEqual(['past', 'current', 'ahead'])
  })

  it('shows tricks only when all have bid, and who will deal later', () => {
    const rows = sheetOf(room, scene, deal)
    expect(rows[1]?.cells.map((cell) => [cell.bid, cell.taken])).toEqual([
      [1, null],
      [null, null],
    ])
    expect(rows.map((row) => row.dealer)).toEqual([0, 1, 0])
  })

  it('tells how the points came about', () => {
    expect(sheetOf(room, scene, deal)[0]?.cells[1]?.why).toContain('10')
  })

  it('keeps a deal in pencil until its end is shown', () => {
    const all = { ...room, sheet: [written, { ...written, row: { ...written.row, number: 2 } }] }
    expect(sheetOf(all, scene, deal)[1]?.state).toBe('current')
    expect(sheetOf(all, { ...scene, scored: all.sheet[1] ?? null }, deal)[1]?.state).toBe('past')
  })
})

describe('the sentence', () => {
  const now = (changed: Partial<Room>, on: Partial<Scene> = {}) => sentence({ ...room, ...changed }, { ...scene, ...on }, names)

  it('says whom we wait for', () => {
    expect(now({})).toEqual({ id: 'room-now-bids', args: { name: 'Bob' } })
    const gone = { ...table, chairs: [chair, { ...chair, present: false }] }
    expect(now({ table: gone })).toEqual({ id: 'room-now-away', args: { name: 'Bob' } })
  })

  it('says what I may do, from what the room has barred', () => {
    expect(now({ position: position(0, ['bid 0']) }).id).toBe('room-now-bid')
    expect(now({ position: position(0, ['play Qd']) }).id).toBe('room-now-lead')
    const led = position(0, ['play Qd'], [{ what: 'As', why: { id: 'why-must-follow', args: { suit: 'd' } } }])
    led.view.deal = { ...deal, trick: [{ seat: 1, card: '9d', says: null }] }
    expect(now({ position: led })).toEqual({ id: 'room-now-follow', args: { suit: 'd', leader: 'Bob' } })
  })

  it('says that the table stands still', () => {
    expect(now({ table: { ...table, phase: 'paused', paused: 'host' } }).id).toBe('room-now-paused')
  })
})
