import { describe, expect, it } from 'vitest'
import type { CardsChoice } from '../net/wire'
import { speak } from '../words/language.svelte'
import { exchange, saying, whyNot } from './doing'

const nothing = { choices: [] as string[], amounts: [], picks: [], barred: [] }

describe('what I may say', () => {
  it('is nothing when I am not asked to bet', () => {
    expect(saying(nothing, 0, 100)).toBeNull()
  })

  it('is check and bet before anybody has bet, call and raise after (HX-9)', () => {
    const before = saying({ ...nothing, choices: ['fold', 'check'], amounts: [{ verb: 'bet', lo: 10, hi: 100, step: 1 }] }, 0, 100)
    expect([before?.stay, before?.raise?.verb]).toEqual(['check', 'bet'])
    const after = saying({ ...nothing, choices: ['fold', 'call'], amounts: [{ verb: 'raise', lo: 40, hi: 100, step: 1 }] }, 20, 100)
    expect([after?.stay, after?.raise?.verb, after?.owed, after?.callsAll]).toEqual(['call', 'raise', 20, false])
  })

  it('has a few sums where the limit fixes them', () => {
    const limit = saying({ ...nothing, choices: ['fold', 'check', 'bet 20', 'bet 10'] }, 0, 100)
    expect(limit?.raise).toEqual({ verb: 'bet', sizes: { kind: 'sums', sums: [10, 20] } })
  })

  it('says why no raise may be made, and that a call takes all I have', () => {
    speak('en')
    const short = saying({ ...nothing, choices: ['fold', 'call'], barred: [{ what: 'raise', why: { id: 'why-raise-short', args: {} } }] }, 30, 30)
    expect(short?.raise).toBeNull()
    expect(short?.why).toContain('too few chips')
    expect(short?.callsAll).toBe(true)
  })
})

describe('the exchange', () => {
  const of: CardsChoice['of'] = ['As', 'Kd', '9c', '5h', '2s']
  const three: CardsChoice = { verb: 'draw', of, least: 0, most: 3, bare: 'pat' }
  const ace: CardsChoice = { verb: 'draw', of: ['Kd', '9c', '5h', '2s'], least: 4, most: 4, bare: '' }

  it('puts the turned cards away, or none', () => {
    expect(exchange([three], ['9c', '2s'])).toBe('draw 9c 2s')
    expect(exchange([three], [])).toBe('pat')
  })

  it('allows four beside an ace only, where that is the rule (FD-22)', () => {
    expect(exchange([three, ace], ['Kd', '9c', '5h', '2s'])).toBe('draw Kd 9c 5h 2s')
    expect(exchange([three, ace], ['As', '9c', '5h', '2s'])).toBeNull()
    expect(exchange([three], ['Kd', '9c', '5h', '2s'])).toBeNull()
  })

  it('says why cards stay', () => {
    speak('en')
    expect(whyNot([three], ['9c'])).toBe('')
    expect(whyNot([three], ['Kd', '9c', '5h', '2s'])).toContain('3')
    expect(whyNot([three, ace], ['As', '9c', '5h', '2s'])).not.toBe(whyNot([three], ['As', '9c', '5h', '2s']))
  })
})
