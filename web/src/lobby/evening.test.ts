import { describe, expect, it } from 'vitest'
import type { GameOnOffer } from '../net/wire'
import { eveningOf, gameOf, planOf, withPreset, wishOf } from './evening'

const home = { seats: 6, limit: 'no_limit', forced: 'ante', ante: 10, small_blind: 5 }
const offer = {
  name: 'draw',
  default: 'home',
  presets: { home, rush: { ...home, seats: 4, forced: 'blinds', limit: 'limit' } },
  hands: { home: { 2: 5, 3: 5, 4: 5, 6: 5 }, rush: { 2: 5, 3: 5 } },
  stakes: {},
} as unknown as GameOnOffer

describe('an evening on paper', () => {
  it('begins with the stakes of its preset, and fits the chairs to it', () => {
    const plan = planOf('draw', offer, ['bot', 'friend', 'bot'])
    expect([plan.preset, plan.limit, plan.forced, plan.stake]).toEqual(['home', 'no_limit', 'ante', '10'])
    const rush = withPreset(plan, offer, 'rush')
    expect([rush.limit, rush.stake, rush.chairs]).toEqual(['limit', '5', ['bot', 'friend']])
  })

  it('asks for tokens as the rules know them', () => {
    const plan = planOf('draw', offer, ['bot', 'bot', 'bot'])
    expect(wishOf({ ...plan, stake: ' 20 ' }).changes).toEqual({ seats: '4', limit: 'no_limit', forced: 'ante', ante: '20' })
    expect(wishOf({ ...plan, forced: 'blinds', stake: '2' }).changes).toEqual({ seats: '4', limit: 'no_limit', forced: 'blinds', small_blind: '2' })
    expect(wishOf({ ...plan, code: 'd1A' })).toEqual({ game: 'draw', preset: 'home', code: 'd1A', changes: { seats: '4' } })
  })

  it('seats bots where they are wanted, and begins when the host says so', () => {
    const wanted = eveningOf({ ...planOf('draw', offer, ['bot', 'friend', 'bot']), balance: '900' }, 'Ann', 'steady')
    expect(wanted.bots).toEqual(['', 'steady', '', 'steady'])
    expect(wanted.hall).toEqual({ balance: 900, boxes: true, record: false })
    expect(wanted.start).toBeUndefined()
  })

  it('writes the small bet of Palace, and twice as much for the big one', () => {
    const palace = { seats: 4, structure: 'limit', small_bet: 10, big_bet: 20 }
    const found = { name: 'palace', default: 'palace', presets: { palace }, hands: { palace: { 2: 3, 3: 3, 4: 3 } }, stakes: {} } as unknown as GameOnOffer
    const plan = planOf('palace', found, ['bot', 'bot'])
    expect([plan.limit, plan.stake]).toEqual(['limit', '10'])
    expect(wishOf({ ...plan, limit: 'no_limit', stake: '25' }).changes).toEqual({ seats: '3', structure: 'no_limit', small_bet: '25', big_bet: '50' })
  })

  it('knows the game of a code by its letter', () => {
    expect(['r1', 'd1X', 's1', 'p1', 'q1'].map(gameOf)).toEqual(['raspisnoy', 'draw', 'shortdeck', 'palace', null])
  })
})
