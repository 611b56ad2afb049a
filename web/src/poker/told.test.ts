import { beforeEach, describe, expect, it } from 'vitest'
import type { HallEvent } from '../net/room'
import { speak } from '../words/language.svelte'
import { aloud, linesOf } from './told'

const names = ['Ann', 'Bea', 'Cy']
const texts = (events: HallEvent[], me = 0) => linesOf(events, me, names).map(({ text }) => text)

describe('the history', () => {
  beforeEach(() => speak('en'))

  it('says who did what, and that somebody is all-in', () => {
    const events: HallEvent[] = [
      { type: 'hand_begun', number: 2, button: 1, stacks: [100, 100, 20] },
      { type: 'acted', seat: 0, action: { type: 'raise', amount: 20 }, paid: 20, left: 80 },
      { type: 'acted', seat: 2, action: { type: 'call' }, paid: 20, left: 0 },
      { type: 'acted', seat: 1, action: { type: 'fold' }, paid: 0, left: 100 },
      { type: 'pot_won', number: 0, amount: 40, winners: [0], shares: [40] },
      { type: 'pot_won', number: 1, amount: 10, winners: [1, 2], shares: [5, 5] },
    ]
    expect(texts(events)).toEqual([
      'Hand 2: Bea has the button',
      'You raise to 20',
      'Cy calls 20, all-in',
      'Bea folds',
      'You win the pot of 40',
      'Bea and Cy share side pot 1 of 10',
    ])
  })

  it('tells how many cards others exchange, and shows only mine (HX-10)', () => {
    const events: HallEvent[] = [
      { type: 'exchanged', seat: 1, count: 3, away: null, got: null },
      { type: 'exchanged', seat: 2, count: 0, away: null, got: null },
      { type: 'exchanged', seat: 0, count: 1, away: ['2c'], got: ['Kd'] },
    ]
    const lines = linesOf(events, 0, names)
    expect(lines.map(({ text }) => text)).toEqual(['Bea exchanges 3 cards', 'Cy stands pat', 'You exchange one card'])
    expect(lines.map(({ cards }) => cards ?? null)).toEqual([null, null, ['Kd']])
  })

  it('calls the streets by their names, and cards aloud', () => {
    const events: HallEvent[] = [
      { type: 'board_dealt', cards: ['Kd', '9h', '6s'] },
      { type: 'board_dealt', cards: ['Td'] },
      { type: 'board_dealt', cards: ['Qc'] },
    ]
    expect(texts(events)).toEqual(['Flop:', 'Turn:', 'River:'])
    expect(linesOf(events, 0, names).map(aloud)[1]).toBe('Turn: ten of diamonds.')
  })

  it('names an open hand in the language of the reader', async () => {
    const shown: HallEvent = { type: 'shown', seat: 1, cards: ['Ks', 'Kc'], best: ['Ks', 'Kc'], made: { id: 'hand-two-pair', args: { rank: 'Q', 'other-rank': '5' } } }
    expect(texts([shown])).toEqual(['Bea shows two pair, queens and fives'])
    await speak('ru')
    expect(texts([shown])[0]).toContain('две пары, дамы и пятёрки')
    await speak('en')
  })
})
