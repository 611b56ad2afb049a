import { describe, expect, it } from 'vitest'
import { firstPlan } from '../app/person.svelte'
import { alone, tableOf, withSeats } from './laying'

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
