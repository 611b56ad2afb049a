import { describe, expect, it } from 'vitest'
import { declared, jokerChoices, masksIn } from './joker'

describe('the joker', () => {
  it('followed may take or give away', () => {
    const actions = ['play Qd', 'play 7s high', 'play 7s low']
    expect(jokerChoices('7s', actions)).toMatchObject({ takes: 'play 7s high', gives: 'play 7s low', commands: [], masks: [] })
  })

  it('led carries a level and a suit, and trumps go by their own name', () => {
    const actions = ['play 7s highest spades', 'play 7s lowest trumps', 'play 7s high hearts', 'play X1 high']
    const { commands } = jokerChoices('7s', actions)
    expect(commands.map(({ level, suit }) => `${level} ${suit}`)).toEqual(['highest s', 'lowest trumps', 'high h'])
  })

  it('may stand for a card, the ace first in each suit', () => {
    const { masks, commands } = jokerChoices('X1', ['play X1 as 2h', 'play X1 as Th', 'play X1 as Ah', 'play X1 as Ks'])
    expect(commands).toEqual([])
    expect(masksIn('h', masks).map(({ rank }) => rank)).toEqual(['A', 'T', '2'])
    expect(masksIn('s', masks)).toEqual([{ rank: 'K', card: 'Ks', action: 'play X1 as Ks' }])
    expect(masksIn('d', masks)).toEqual([])
  })

  it('declared in words that nobody knows is an error', () => {
    expect(() => jokerChoices('7s', ['play 7s sideways hearts'])).toThrow('declares no joker')
  })

  it('tells on the table what it was declared as', () => {
    expect(declared('low')).toEqual({ level: 'low', suit: null, card: null })
    expect(declared('highest hearts')).toEqual({ level: 'highest', suit: 'h', card: null })
    expect(declared('lowest trumps')).toEqual({ level: 'lowest', suit: 'trumps', card: null })
    expect(declared('as Kh')).toEqual({ level: 'as', suit: null, card: 'Kh' })
  })
})
