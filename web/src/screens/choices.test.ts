import { describe, expect, it } from 'vitest'
import type { MatchPosition } from '../net/room'
import { barredBids, bidsTold, doing, waysToPlay } from './choices'

describe('what I may do', () => {
  it('is read from the actions that the room sent', () => {
    expect(doing(['bid 0', 'bid 2'])).toEqual({ names: [], bids: [0, 2], cards: [] })
    expect(doing(['play Qd', 'play 7s high', 'play 7s low'])).toEqual({ names: [], bids: [], cards: ['Qd', '7s'] })
    expect(doing(['name hearts', 'name none'])).toEqual({ names: ['name hearts', 'name none'], bids: [], cards: [] })
    expect(doing([])).toEqual({ names: [], bids: [], cards: [] })
  })

  it('with a joker is one way for each thing it can be said to be', () => {
    const choices = ['play Qd', 'play 7s high', 'play 7s low']
    expect(waysToPlay('7s', choices)).toEqual(['play 7s high', 'play 7s low'])
    expect(waysToPlay('Qd', choices)).toEqual(['play Qd'])
  })
})

describe('bids said so far', () => {
  it('stand in the order they were said, from the left of the dealer', () => {
    const position = { view: { deal: { dealer: 1, bids: [0, null, 2, 1] } } } as MatchPosition
    expect(bidsTold(position)).toEqual([
      { seat: 2, bid: 2 },
      { seat: 3, bid: 1 },
      { seat: 0, bid: 0 },
    ])
  })
})

describe('a number that may not be said', () => {
  const why = { id: 'why-hook', args: { sum: 2, bid: 1, cards: 3 } }
  const position = { barred: [{ what: 'bid 1', why }, { what: 'Qd', why }] } as unknown as MatchPosition

  it('comes with its reason, and leads to the rule behind it where there is one', () => {
    const opened: string[] = []
    const [forbidden] = barredBids(position, (id) => () => opened.push(id))
    expect(forbidden).toMatchObject({ bid: 1, why: expect.stringContaining('2 + 1 = 3') as string })
    forbidden?.rule?.()
    expect(opened).toEqual(['why-hook'])
    expect(barredBids(position, () => null)).toMatchObject([{ rule: null }])
  })
})
