import { describe, expect, it } from 'vitest'
import type { HallEvent, PokerView } from '../net/room'
import { frames, standing, type Scene } from './scene'

const CALL = { type: 'call' } as const

/** Three players with blinds 5/10; Ann is all-in before the flop, and Bea and Cy play on for a side pot. */
const begun: HallEvent[] = [
  { type: 'hand_begun', number: 4, button: 0, stacks: [30, 100, 100] },
  { type: 'posted', seat: 1, what: 'small_blind', amount: 5 },
  { type: 'posted', seat: 2, what: 'big_blind', amount: 10 },
  { type: 'holes_dealt', cards: [['As', 'Ah'], null, null] },
  { type: 'round_begun', number: 1, pot: 0 },
  { type: 'acted', seat: 0, action: { type: 'raise', amount: 30 }, paid: 30, left: 0 },
]
const end: HallEvent[] = [
  { type: 'acted', seat: 1, action: CALL, paid: 25, left: 70 },
  { type: 'acted', seat: 2, action: { type: 'raise', amount: 50 }, paid: 40, left: 50 },
  { type: 'acted', seat: 1, action: CALL, paid: 20, left: 50 },
  { type: 'board_dealt', cards: ['Kd', '9h', '6s'] },
  { type: 'round_begun', number: 2, pot: 130 },
  { type: 'acted', seat: 1, action: { type: 'bet', amount: 50 }, paid: 50, left: 0 },
  { type: 'acted', seat: 2, action: { type: 'fold' }, paid: 0, left: 50 },
  { type: 'returned', seat: 1, amount: 50 },
  { type: 'shown', seat: 0, cards: ['As', 'Ah'], best: ['As', 'Ah', 'Kd', '9h', '6s'], made: { id: 'hand-pair', args: { rank: 'A' } } },
  { type: 'mucked', seat: 1 },
  { type: 'pot_won', number: 1, amount: 40, winners: [1], shares: [40] },
  { type: 'pot_won', number: 0, amount: 90, winners: [0], shares: [90] },
  { type: 'hand_ended', number: 4, won: [60, -10, -50], stacks: [90, 90, 50] },
]

const chairs = [30, 100, 100].map((stack) => ({ taken: true, out: false, stack, won: 0 }))
const table = { chairs, button: 0, number: 4, drawing: [], balance: 0 }
const nobody = { game: 'shortdeck', table, hand: null } as unknown as PokerView

function after(events: readonly HallEvent[]): Scene {
  const list = frames(standing(nobody, []), events, standing(nobody, []))
  return list.at(-2)?.scene ?? standing(nobody, [])
}

describe('a poker table, event by event', () => {
  it('lays blinds before their seats, and what is put in after them', () => {
    const scene = after(begun)
    expect(scene.bets).toEqual([30, 5, 10])
    expect(scene.stacks).toEqual([0, 95, 90])
    expect(scene.said).toEqual(['raise', 'small_blind', 'big_blind'])
    expect(scene.dealt).toBe(true)
  })

  it('puts antes in the middle at once', () => {
    const ante: HallEvent[] = [begun[0] as HallEvent, ...[0, 1, 2].map((seat) => ({ type: 'posted' as const, seat, what: 'ante', amount: 10 }))]
    const scene = after(ante)
    expect(scene.bets).toEqual([0, 0, 0])
    expect(scene.heaps).toEqual([{ number: 0, amount: 30 }])
  })

  it('collects the bets when a round begins, and keeps in mind who has folded', () => {
    const scene = after([...begun, ...end.slice(0, 7)])
    expect(scene.heaps).toEqual([{ number: 0, amount: 130 }])
    expect(scene.live).toEqual([true, true, false])
    expect(scene.said).toEqual(['', 'bet', 'fold'])
  })

  it('gives back what nobody called, then pays side pots before the main pot', () => {
    const list = frames(after(begun), end, standing(nobody, []))
    const moments = list.filter((frame) => frame.event?.type === 'pot_won').map(({ scene }) => scene)
    expect(moments.map((scene) => scene.heaps)).toEqual([[{ number: 0, amount: 90 }], []])
    expect(moments.map((scene) => scene.won)).toEqual([
      [0, 40, 0],
      [90, 40, 0],
    ])
    expect(moments.at(-1)?.stacks).toEqual([90, 90, 50])
  })

  it('shows the best five of an open hand and what it is called', () => {
    const scene = after([...begun, ...end])
    expect(scene.best[0]).toEqual(['As', 'Ah', 'Kd', '9h', '6s'])
    expect(scene.called[0]).toEqual({ id: 'hand-pair', args: { rank: 'A' } })
    expect(scene.mucked).toEqual([false, true, false])
    expect(scene.over).toBe(true)
  })

  it('never moves a chip out of the game', () => {
    for (const { scene } of frames(standing(nobody, []), [...begun, ...end], standing(nobody, [])).slice(0, -1)) {
      const lying = [...scene.stacks, ...scene.bets, ...scene.heaps.map((heap) => heap.amount)]
      if (scene.number === 4) expect(lying.reduce((sum, chips) => sum + chips, 0)).toBe(230)
    }
  })

  it('rests on what the room says: its pots, stacks and bets', () => {
    const hand = {
      ...{ number: 4, button: 0, seats: [1, 2, 0], live: [true, true, true], stacks: [0, 70, 50], bets: [0, 25, 10], price: 30 },
      ...{ pots: [{ amount: 90, seats: [0, 1, 2] }, { amount: 40, seats: [1, 2] }], owed: [0, 5, 20], aggressor: 0, street: 1 },
      ...{ board: ['Kd'], hand: ['As', 'Ah'], made: null, shown: [], won: [] },
    }
    const scene = standing({ ...nobody, hand } as unknown as PokerView, begun)
    expect(scene.heaps).toEqual([
      { number: 0, amount: 90 },
      { number: 1, amount: 40 },
    ])
    expect([scene.stacks, scene.bets, scene.board]).toEqual([[0, 70, 50], [0, 25, 10], ['Kd']])
  })
})
