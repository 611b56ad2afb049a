import { describe, expect, it } from 'vitest'
import type { DealView, Rules } from '../net/wire'
import { isDealt, signOf, trumpOf } from './trump'

const HELD = { number: 3, kind: 'plain', cards: 2, dealer: 1, trump: null, trump_card: null, hand: [], shown: [], leader: 0 } as const
const deal = (change: Partial<DealView> = {}): DealView => ({
  ...HELD,
  hand: [],
  shown: [],
  hand_sizes: [2, 2, 2],
  bids: [null, null, null],
  taken: [0, 0, 0],
  trick: [],
  review: [],
  ...change,
})
const rules = (change: Partial<Rules> = {}) =>
  ({ trump: 'turned', trump_full_deal: 'drawn', specials_without_trump: [], ...change }) as unknown as Rules

describe('the trump', () => {
  it('is nobody’s yet before the cards are out, and while it is being named', () => {
    expect(trumpOf(deal({ hand_sizes: [] }), rules())).toBeNull()
    expect(trumpOf(deal({ cards: 9, hand_sizes: [3, 3, 3] }), rules({ trump_full_deal: 'named' }))).toBeNull()
  })

  it('is none where a joker was turned, where the round says so, and where the kind of deal has none', () => {
    expect(trumpOf(deal({ trump_card: '7s', hand_sizes: [] }), rules())).toBe('none')
    expect(trumpOf(deal({ hand_sizes: [] }), rules({ trump: 'circular_trick' }))).toBe('none')
    expect(trumpOf(deal({ kind: 'no_trump', hand_sizes: [] }), rules())).toBe('none')
    expect(trumpOf(deal({ kind: 'golden', hand_sizes: [] }), rules({ specials_without_trump: ['golden'] }))).toBe('none')
    expect(trumpOf(deal(), rules({ trump_full_deal: 'none' }))).toBe('none')
  })

  it('is the suit as soon as there is one', () => {
    expect(trumpOf(deal({ trump: 'h' }), rules())).toBe('h')
  })

  it('was named by the player at the dealer’s left, where no card shows it', () => {
    const named = rules({ trump_full_deal: 'named' })
    expect(signOf(deal({ trump: 'h' }), named, null)).toMatchObject({ how: 'named', by: 2, trump: 'h' })
    expect(signOf(deal(), named, null)).toMatchObject({ how: 'named', by: 2, trump: 'none' })
    expect(signOf(deal({ trump: 'h', trump_card: '9h' }), named, null)).toMatchObject({ how: 'card', card: '9h' })
    expect(signOf(deal({ kind: 'no_trump' }), named, null)).toMatchObject({ how: 'without' })
    expect(signOf(deal({ hand_sizes: [] }), named, null)).toMatchObject({ how: 'open' })
  })

  it('that goes round tells what comes next', () => {
    const next = { when: 'trick', suit: null } as const
    expect(signOf(deal({ trump: 's' }), rules({ trump: 'circular_trick' }), next)).toMatchObject({ how: 'round', next })
  })

  it('cards are out in the middle of a trick too', () => {
    expect(isDealt(deal({ hand_sizes: [1, 2, 2], trick: [{ seat: 0, card: '9h', says: null }] }))).toBe(true)
    expect(isDealt(deal({ hand_sizes: [1, 1, 1], taken: [1, 0, 0] }))).toBe(true)
  })
})
