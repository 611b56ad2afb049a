import { describe, expect, it } from 'vitest'
import { diagram, foreheads } from './forehead'

describe('cards on foreheads', () => {
  it('are those of the others', () => {
    expect(foreheads([null, ['Ah'], [], ['6c', '9s']]).map(({ seat }) => seat)).toEqual([1, 3])
  })

  it('are written suit by suit from the ace down, the jokers apart', () => {
    const { suits, jokers } = diagram(['7s', '6h', 'Ah', 'Th', 'Kc', 'X1'], ['7s', 'X1'])
    expect(suits).toEqual([
      { suit: 'h', ranks: ['A', 'T', '6'] },
      { suit: 'c', ranks: ['K'] },
    ])
    expect(jokers).toEqual(['7s', 'X1'])
  })
})
