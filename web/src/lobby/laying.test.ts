import { describe, expect, it } from 'vitest'
import { firstPlan } from '../app/person.svelte'
import type { Rules } from '../net/wire'
import { alone, courseOf, fitted, lengthsOf, numbersIn, tableOf, withSeats } from './laying'

describe('a plan for a table', () => {
  it('of the whole match with the preset changes nothing but the seats', () => {
    expect(tableOf(firstPlan, 'Ann', 'steady')).toEqual({
      game: 'raspisnoy',
      preset: 'hall',
      code: '',
      changes: { seats: '4' },
      name: 'Ann',
      seat: 0,
      bots: ['', 'steady', 'steady', 'steady'],
      clock: 0,
      start: true,
    })
  })

  it('with a friend waits for him before the first deal', () => {
    const laid = tableOf({ ...firstPlan, chairs: ['friend', 'bot'] }, 'Ann', 'steady')
    expect(laid.bots).toEqual(['', '', 'steady'])
    expect(laid.start).toBe(false)
  })

  it('with deals of its own takes the numbers as they were typed', () => {
    const laid = tableOf({ ...firstPlan, length: 'own', ladder: ' 1, 3 5;' }, 'Ann', 'steady')
    expect(laid.changes).toMatchObject({ ladder: '1,3,5', specials: 'none' })
  })

  it('for money says how it is settled', () => {
    const laid = tableOf({ ...firstPlan, price: '5', settlement: 'pairwise' }, 'Ann', 'steady')
    expect(laid.changes).toMatchObject({ price: '5', settlement: 'pairwise' })
  })

  it('by house rules changes nothing in them but the seats', () => {
    const laid = tableOf({ ...firstPlan, code: 'r1M1y', from: 'classic', length: 'quick', price: '5' }, 'Ann', 'steady')
    expect(laid).toMatchObject({ preset: 'classic', code: 'r1M1y', changes: { seats: '4' } })
  })

  it('keeps who sits where when chairs come and go', () => {
    expect(withSeats({ ...firstPlan, chairs: ['friend', 'bot'] }, 5).chairs).toEqual(['friend', 'bot', 'bot', 'bot'])
    expect(withSeats(firstPlan, 2).chairs).toEqual(['bot'])
  })

  it('played now has bots on all other chairs', () => {
    expect(alone({ ...firstPlan, chairs: ['friend', 'friend'] }).chairs).toEqual(['bot', 'bot'])
  })
})

describe('what a preset offers', () => {
  const rules = (change: Partial<Rules>): Rules => ({ schedule: 'ladder', ladder: 'full', specials: ['blind'], specials_position: 'after', ...change }) as Rules
  const georgian = rules({ schedule: 'sets', specials: [] })
  const ohHell = rules({ ladder: 'up', specials: [] })

  it('is only lengths that differ', () => {
    expect(lengthsOf(rules({}))).toContain('ladder')
    expect(lengthsOf(ohHell)).not.toContain('ladder')
    expect(lengthsOf(georgian)).toEqual(['whole', 'nines', 'quick', 'own'])
    expect([rules({}), ohHell, georgian, rules({ specials_position: 'before_descent' })].map(courseOf)).toEqual(['full', 'up', 'sets', 'between'])
  })

  it('is as many seats as can play it: the plan takes the nearest number', () => {
    const hands = { '3': 12, '4': 9, '5': 7, '6': 6 }
    expect(fitted(withSeats(firstPlan, 10), georgian, hands).chairs).toHaveLength(5)
    expect(fitted(withSeats(firstPlan, 2), georgian, hands).chairs).toHaveLength(2)
    expect(fitted(withSeats(firstPlan, 5), georgian, hands).chairs).toHaveLength(4)
    expect(fitted(withSeats(firstPlan, 10), undefined, undefined).chairs).toHaveLength(9)
  })

  it('makes a length that it does not have a whole match', () => {
    expect(fitted({ ...firstPlan, length: 'ladder' }, georgian, undefined).length).toBe('whole')
    expect(fitted({ ...firstPlan, length: 'quick' }, georgian, undefined).length).toBe('quick')
  })

  it('is a ladder of one’s own in any preset', () => {
    expect(numbersIn(' 1, 3 5;')).toEqual([1, 3, 5])
    expect(tableOf({ ...firstPlan, preset: 'georgian', length: 'quick' }, 'Ann', '').changes).toMatchObject({ schedule: 'ladder', ladder: '2,3,4,5' })
    expect(tableOf({ ...firstPlan, preset: 'georgian', length: 'nines' }, 'Ann', '').changes).toMatchObject({ schedule: 'nines' })
  })
})
