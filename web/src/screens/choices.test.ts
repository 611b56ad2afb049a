import { describe, expect, it } from 'vitest'
import type { Position } from '../net/wire'
import { bidsTold, doing, waysToPlay } from './choices'

describe('what I may do', () => {
  it('is read from the actions that the room sent', () => {
    expect(doing(['bid 0', 'bid 2'])).toEqual({ bids: [0, 2], cards: [] })
    expect(doing(['play Qd', 'play 7s high', 'play 7s low'])).toEqual({ bids: [], cards: ['Qd', '7s'] })
    expect(doing([])).toEqual({ bids: [], cards: [] })
  })

  it('with a joker is one way for each thing it can be said to be', () => {
    const choices = ['play Qd', 'play 7s high', 'play 7s low']
    expect(waysToPlay('7s', choices)).toEqual(['play 7s high', 'play 7s low'])
    expect(waysToPlay('Qd', choices)).toEqual(['play Qd'])
  })
})

describe('bids said so far', () => {
  it('stand in the order they were said, from the left of the dealer', () => {
    const position = { view: { deal: { dealer: 1, bids: [0, null, 2, 1] } } } as Position
    expect(bidsTold(position)).toEqual([
      { seat: 2, bid: 2 },
      { seat: 3, bid: 1 },
      { seat: 0, bid: 0 },
    ])
  })
})
