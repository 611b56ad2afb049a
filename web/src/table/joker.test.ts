import { describe, expect, it } from 'vitest'
import { declared, jokerChoices } from './joker'

describe('the joker', () => {
  it('followed may take or give away', () => {
    const actions = ['play Qd', 'play 7s high', 'play 7s low']
    expect(jokerChoices('7s', actions)).toEqual({ takes: 'play 7s high', gives: 'play 7s low', commands: [] })
  })

  it('led commands a suit or the trumps, from the top or from the bottom', () => {
    const { takes, commands } = jokerChoices('7s', ['play 7s highest hearts', 'play 7s lowest trumps', 'play 7s high clubs'])
    expect(takes).toBeNull()
    expect(commands.map(({ level, suit }) => `${level} ${suit}`)).toEqual(['highest h', 'lowest trumps', 'high c'])
    expect(commands[0]?.action).toBe('play 7s highest hearts')
  })

  it('refuses a declaration that it does not know, and names it', () => {
    expect(() => jokerChoices('7s', ['play 7s sideways hearts'])).toThrow('"play 7s sideways hearts"')
  })

  it('tells on the table what it was declared as', () => {
    expect(declared('low')).toEqual({ level: 'low', suit: null })
    expect(declared('highest hearts')).toEqual({ level: 'highest', suit: 'h' })
    expect(declared('lowest trumps')).toEqual({ level: 'lowest', suit: 'trumps' })
  })
})
