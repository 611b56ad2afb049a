import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../net/room'
import type { DealScored, DealView, View } from '../net/wire'
import { frames, standing, type Scene } from './scene'

const deal: DealView = {
  number: 3,
  kind: 'plain',
  cards: 2,
  dealer: 0,
  trump: 'h',
  trump_card: '9h',
  hand: ['Ah', '6c'],
  shown: [],
  hand_sizes: [2, 2],
  bids: [null, 1],
  taken: [0, 0],
  leader: 1,
  trick: [],
  review: [],
}
const scene: Scene = { deal, trick: [], taker: null, scored: null, ended: null, totals: [0, 0] }
const last = (events: GameEvent[], from = scene) => frames(from, events).at(-1)?.scene ?? from

const lead: GameEvent = { type: 'card_played', seat: 1, card: '6h', says: null }
const answer: GameEvent = { type: 'card_played', seat: 0, card: 'Ah', says: null }

describe('on the table', () => {
  it('lies the deal just ended for who comes back between two deals', () => {
    const row = { ...deal, number: 2, bids: [1, 0], taken: [0, 2], points: [-10, 2], totals: [-10, 2], premiums: [] }
    const scored: DealScored = { type: 'deal_scored', row, because: [] }
    const view = { deal, totals: [-10, 2] } as View
    expect(standing(view, scored, null).deal).toMatchObject({ number: 2, bids: [1, 0], taken: [0, 2], hand_sizes: [0, 0] })
    expect(standing(view, null, null).deal?.number).toBe(3)
  })

  it('a bid is written at once', () => {
    expect(last([{ type: 'bid_made', seat: 0, tricks: 2 }]).deal?.bids).toEqual([2, 1])
  })

  it('a card leaves the hand and lies in the middle', () => {
    const after = last([lead, answer])
    expect(after.deal?.hand).toEqual(['6c'])
    expect(after.deal?.hand_sizes).toEqual([1, 1])
    expect(after.trick.map((played) => played.card)).toEqual(['6h', 'Ah'])
  })

  it('a taken trick is counted and lies there until the next card comes, which collects it first', () => {
    const taken = last([lead, answer, { type: 'trick_taken', seat: 0 }])
    expect(taken.taker).toBe(0)
    expect(taken.trick).toHaveLength(2)
    expect(taken.deal?.taken).toEqual([1, 0])
    const next = frames(taken, [{ type: 'card_played', seat: 0, card: '6c', says: null }])
    expect(next.map((frame) => frame.motion)).toEqual(['collect', 'play'])
    expect(next.at(-1)?.scene.trick.map((played) => played.card)).toEqual(['6c'])
  })

  it('a new deal clears what the old one left', () => {
    const after = last([{ type: 'deal_begun', number: 4, kind: 'blind', cards: 3, dealer: 1 }])
    expect(after.deal).toMatchObject({ number: 4, kind: 'blind', hand: null, hand_sizes: [], bids: [null, null] })
  })
})
