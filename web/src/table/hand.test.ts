import { describe, expect, it } from 'vitest'
import { cardAt, fanPlan, neighbour, sorted, suitOrder } from './hand'

const holding = { trump: 'h', jokers: ['7s'], order: 'suit' } as const

describe('a sorted hand', () => {
  it('alternates the colours and puts the trump last', () => {
    expect(suitOrder(['s', 'h', 'd', 'c'], 'h')).toEqual(['s', 'd', 'c', 'h'])
    expect(suitOrder(['s', 'h', 'd', 'c'], 's')).toEqual(['h', 'c', 'd', 's'])
    expect(suitOrder(['s', 'h', 'd', 'c'], null)).toEqual(['h', 's', 'd', 'c'])
  })

  it('puts the lonely colour between the two others', () => {
    expect(suitOrder(['s', 'c', 'h'], null)).toEqual(['s', 'h', 'c'])
    expect(suitOrder(['d', 'h', 'c'], null)).toEqual(['h', 'c', 'd'])
  })

  it('rises within a suit and ends with the joker', () => {
    const cards = ['7s', 'Ah', '6h', 'Td', 'As', '9d']
    expect(sorted(cards, holding)).toEqual(['9d', 'Td', 'As', '6h', 'Ah', '7s'])
  })

  it('goes by rank where the reader wants it so', () => {
    expect(sorted(['Ah', '6s', '6h', '7s', 'Kd'], { ...holding, order: 'rank' })).toEqual(['6s', '6h', 'Kd', 'Ah', '7s'])
  })

  it('keeps every card once', () => {
    const cards = ['X1', 'Qd', '7s', 'X2', '2c']
    expect([...sorted(cards, { ...holding, jokers: ['X1', 'X2'] })].sort()).toEqual([...cards].sort())
  })
})

describe('a fan', () => {
  it('shows 32 px of each of nine cards on a phone of 360 px', () => {
    const plan = fanPlan(9, 344, 72)
    expect(plan.rows).toEqual([9])
    expect(plan.step).toBeGreaterThanOrEqual(32)
    expect(plan.card).toBe(72)
  })

  it('shows 26 px of each of twelve cards there', () => {
    const plan = fanPlan(12, 344, 72)
    expect(plan.rows).toEqual([12])
    expect(plan.step).toBeGreaterThanOrEqual(26)
    expect(plan.card).toBeGreaterThanOrEqual(56)
  })

  it('puts eighteen cards in two rows there', () => {
    expect(fanPlan(18, 344, 72).rows).toEqual([9, 9])
    expect(fanPlan(18, 1000, 92).rows).toEqual([18])
  })

  it('lies within its width however many cards it has', () => {
    for (let count = 1; count <= 18; count++) {
      for (const width of [304, 344, 700, 1200]) {
        const plan = fanPlan(count, width, 92)
        expect(plan.spots).toHaveLength(count)
        for (const spot of plan.spots) {
          expect(spot.x).toBeGreaterThanOrEqual(-0.01)
          expect(spot.x + plan.card).toBeLessThanOrEqual(width + 0.01)
        }
      }
    }
  })

  it('finds the topmost card under a finger, and none beside the cards', () => {
    const plan = fanPlan(9, 344, 72)
    const third = plan.spots[2]
    expect(cardAt(plan, (third?.x ?? 0) + 5, 40)).toBe(2)
    expect(cardAt(plan, 343, 40)).toBe(8)
    expect(cardAt(plan, 100, 400)).toBeNull()
  })

  it('is walked by arrows, around the ends and between two rows', () => {
    const plan = fanPlan(18, 344, 72)
    expect(neighbour(plan, 0, 'ArrowLeft')).toBe(17)
    expect(neighbour(plan, 17, 'ArrowRight')).toBe(0)
    expect(neighbour(plan, 2, 'ArrowDown')).toBe(11)
    expect(neighbour(plan, 11, 'ArrowUp')).toBe(2)
    expect(neighbour(plan, 5, 'x')).toBe(5)
  })
})
