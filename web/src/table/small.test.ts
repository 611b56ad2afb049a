import { describe, expect, it } from 'vitest'
import { settle } from '../look/drawer'
import { typed } from './bids'
import { others, tilt, toward } from './round'
import { marksOf } from './tally'

describe('a bid typed in digits', () => {
  it('is sure at once while no second digit could follow', () => {
    expect(typed('', '3', 9)).toEqual({ bid: 3, sure: true, rest: '' })
    expect(typed('', '0', 12)).toEqual({ bid: 0, sure: true, rest: '' })
  })

  it('waits for a second digit where there might be one', () => {
    expect(typed('', '1', 12)).toEqual({ bid: 1, sure: false, rest: '1' })
    expect(typed('1', '2', 12)).toEqual({ bid: 12, sure: true, rest: '' })
  })

  it('begins anew with a digit that does not fit, and knows no bid above the cards', () => {
    expect(typed('1', '9', 12)).toEqual({ bid: 9, sure: true, rest: '' })
    expect(typed('', '8', 5)).toEqual({ bid: null, sure: false, rest: '' })
  })
})

describe('the round of seats', () => {
  it('goes clockwise from my left', () => {
    expect(others(4, 2)).toEqual([3, 0, 1])
    expect(toward(2, 4, 2)).toEqual({ x: 0, y: 1 })
    expect(toward(3, 4, 2).x).toBe(-1)
    expect(toward(0, 4, 2).y).toBe(-1)
    expect(toward(1, 4, 2).x).toBe(1)
  })

  it('sets two people opposite each other', () => {
    expect(toward(1, 2, 0).y).toBe(-1)
  })

  it('mirrors left and right for any number', () => {
    for (let seats = 3; seats <= 6; seats++) {
      for (let seat = 1; seat < seats; seat++) {
        expect(toward(seat, seats, 0).x).toBeCloseTo(-toward(seats - seat, seats, 0).x)
      }
    }
  })

  it('turns a card a little, the same way each time', () => {
    expect(tilt('Qd')).toBe(tilt('Qd'))
    expect(Math.abs(tilt('7s'))).toBeLessThanOrEqual(4)
  })
})

describe('the marks of a seat', () => {
  it('show what is won, what is owed and what is too much', () => {
    expect(marksOf(3, 2)).toEqual(['made', 'made', 'open'])
    expect(marksOf(1, 3)).toEqual(['made', 'over', 'over'])
    expect(marksOf(0, 0)).toEqual([])
  })

  it('are simply tricks where nobody bids', () => {
    expect(marksOf(null, 2)).toEqual(['made', 'made'])
  })
})

describe('a drawer let go', () => {
  it('grows when it is pulled up, shrinks and then closes when it is pulled down', () => {
    expect(settle('half', -100)).toBe('full')
    expect(settle('full', 100)).toBe('half')
    expect(settle('half', 100)).toBeNull()
    expect(settle('full', 500)).toBeNull()
  })

  it('stays where it was after a small pull', () => {
    expect(settle('half', 20)).toBe('half')
    expect(settle('full', -20)).toBe('full')
  })
})
