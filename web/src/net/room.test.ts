import { describe, expect, it } from 'vitest'
import { emptyRoom, hear, wishing, type Room } from './room'
import type { DealScored, Position, Snapshot, TableInfo } from './wire'

const table = { code: 'abc', phase: 'playing' } as TableInfo
const position = (turn: number): Position => ({ view: { turn } as Position['view'], choices: [], amounts: [], picks: [], barred: [], next_trump: null, mine: null, seconds: null })
const scored = (number: number) => ({ type: 'deal_scored', row: { number }, because: [] }) as unknown as DealScored
const snapshot: Snapshot = {
  type: 'snapshot',
  length: 7,
  table,
  you: { seat: 2, host: false, name: 'Ann' },
  position: position(2),
  sheet: [scored(1)],
  hand: [],
}
const seated = hear(emptyRoom, snapshot)

describe('a letter', () => {
  it('with a snapshot tells everything', () => {
    expect(seated).toMatchObject({ length: 7, you: { seat: 2 }, position: { view: { turn: 2 } } })
    expect(seated.sheet).toHaveLength(1)
  })

  it('with news moves the position and writes each row of the sheet once', () => {
    const news = { type: 'news', length: 9, events: [scored(1), scored(2)], position: position(3) } as const
    const after = hear(seated, { ...news, events: [...news.events] })
    expect(after.length).toBe(9)
    expect(after.sheet.map((deal) => deal.row.number)).toEqual([1, 2])
    expect(after.position?.view.turn).toBe(3)
  })

  it('about the table leaves the sheet as it is', () => {
    const paused = { ...table, phase: 'paused' } as const
    const after = hear(seated, { type: 'table', length: 8, table: paused, you: seated.you, position: position(3) })
    expect(after.table?.phase).toBe('paused')
    expect(after.sheet).toBe(seated.sheet)
  })
})

describe('an order', () => {
  const wishful = (room: Room) => wishing(room, { type: 'act', action: 'bid 1' }, 'n1')

  it('carries the length that was seen, and nothing else goes out before it is answered', () => {
    const asked = wishful(seated)
    expect(asked?.pending).toEqual({ type: 'act', action: 'bid 1', nonce: 'n1', seen: 7 })
    expect(asked && wishful(asked)).toBeNull()
    expect(wishful(emptyRoom)).toBeNull()
  })

  it('is over when the room says done, or why not', () => {
    const asked = wishful(seated) ?? seated
    expect(hear(asked, { type: 'done', nonce: 'other' }).pending).not.toBeNull()
    expect(hear(asked, { type: 'done', nonce: 'n1' }).pending).toBeNull()
    const why = { id: 'why-stale', args: {} }
    expect(hear(asked, { type: 'refused', nonce: 'n1', why })).toMatchObject({ pending: null, refusal: why })
  })
})
