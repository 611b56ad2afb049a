import { describe, expect, it } from 'vitest'
import type { DealView, Played, Rules } from '../net/wire'
import { ledBy, otherJoker } from './jokers'

const deal = (trick: Played[], hand: string[] = ['X1']): DealView => ({ trick, hand, bids: [1, 1, 1], trump: 'h' }) as unknown as DealView
const rules = (two_jokers: 'first' | 'later', jokers = ['X1', 'X2']): Rules => ({ two_jokers, jokers }) as unknown as Rules
const play = (card: string, says: string | null = null): Played => ({ seat: 1, card, says }) as Played

describe('the suit that was led', () => {
  it('is that of the card, of the command, or of the card that a joker stands for', () => {
    expect(ledBy(deal([]))).toBeNull()
    expect(ledBy(deal([play('9c')]))).toBe('c')
    expect(ledBy(deal([play('X2', 'highest trumps')]))).toBe('h')
    expect(ledBy(deal([play('X2', 'lowest spades')]))).toBe('s')
    expect(ledBy(deal([play('X2', 'as Kd')]))).toBe('d')
  })
})

describe('the other joker', () => {
  it('beats mine, or is beaten, by what the table agreed', () => {
    const lies = deal([play('X2', 'high')])
    expect(otherJoker(lies, rules('first'))).toBe('beats')
    expect(otherJoker(lies, rules('later'))).toBe('loses')
    expect(otherJoker(deal([play('X2', 'low')]), rules('later'))).toBe('may-come')
  })

  it('may still come where the later one wins and I do not hold both', () => {
    expect(otherJoker(deal([]), rules('later'))).toBe('may-come')
    expect(otherJoker(deal([]), rules('first'))).toBe('none')
    expect(otherJoker(deal([], ['X1', 'X2']), rules('later'))).toBe('none')
    expect(otherJoker(deal([play('9c'), play('6c')]), rules('later'))).toBe('none')
  })
})
