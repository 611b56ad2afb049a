import { describe, expect, it } from 'vitest'
import { cornerOf, named, RANKS, suitOf } from './codes'
import { pipsOf } from './pips'

describe('the text of a card', () => {
  it('names rank and suit, and nothing for a printed joker', () => {
    expect(named('Td')).toEqual({ rank: 'T', suit: 'd' })
    expect(named('X1')).toBeNull()
  })

  it('is refused by its own text when it is none', () => {
    for (const text of ['1s', 'Qx', 'Qdd', '']) expect(() => named(text)).toThrow(`"${text}"`)
  })

  it('stands in the corner in the letters of the reader', () => {
    expect(cornerOf('Q', 'ВДКТ')).toBe('Д')
    expect(cornerOf('A', 'JQKA')).toBe('A')
    expect(cornerOf('T', 'ВДКТ')).toBe('10')
    expect(cornerOf('6', 'ВДКТ')).toBe('6')
  })

  it('knows the words of the suits', () => {
    expect(suitOf('hearts')).toBe('h')
    expect(suitOf('trumps')).toBeNull()
  })
})

describe('the pips of a card', () => {
  it('are as many as its number', () => {
    RANKS.slice(0, 9).forEach((rank, index) => expect(pipsOf(rank)).toHaveLength(index + 2))
  })

  it('are the same when the card is turned around', () => {
    for (const rank of ['2', '4', 'T'] as const) {
      const spots = pipsOf(rank).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).sort()
      const turned = pipsOf(rank).map(([x, y]) => `${Math.round(250 - x)} ${Math.round(350 - y)}`).sort()
      expect(turned).toEqual(spots)
    }
  })

  it('are none on an ace and on the courts', () => {
    for (const rank of ['J', 'Q', 'K', 'A'] as const) expect(pipsOf(rank)).toEqual([])
  })
})
