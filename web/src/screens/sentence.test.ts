import { describe, expect, it } from 'vitest'
import { emptyRoom, type Room } from '../net/room'
import type { MatchPosition, MatchTable } from '../net/room'
import type { Barred, DealView } from '../net/wire'
import { standing } from './scene'
import { sentence } from './sentence'

const NAMES = ['Ann', 'Bob', 'Cy']
const LED = { seat: 1, card: '9h', says: null } as const

function room(turn: number, choices: string[], deal: Partial<DealView>, barred: Barred[] = [], rules = {}): Room {
  const held = { number: 1, kind: 'plain', cards: 3, dealer: 2, trump: null, hand: ['Ah'], shown: [], hand_sizes: [3, 3, 3], bids: [null, null, null], taken: [0, 0, 0], trick: [], review: [], ...deal }
  return {
    ...emptyRoom,
    you: { seat: 0, host: true, name: 'Ann' },
    table: { phase: 'playing', chairs: [{}, {}, {}], rules: { trump: 'turned', ...rules } } as unknown as MatchTable,
    position: { view: { turn, deal: held }, choices, barred, next_trump: null, seconds: null } as unknown as MatchPosition,
  }
}

const said = (now: Room) => sentence(now, standing(now.position?.view ?? null, null, null), NAMES).id
const barred = (what: string, id: string): Barred => ({ what, why: { id, args: { suit: 'h' } } }) as Barred

describe('what I am told to do', () => {
  it('is to name the trump from three cards', () => {
    expect(said(room(0, ['name hearts', 'name none'], { cards: 9 }))).toBe('room-now-name')
  })

  it('is to bid, and on what I do not see', () => {
    const bid = ['bid 0']
    expect(said(room(0, bid, {}))).toBe('room-now-bid')
    expect(said(room(0, bid, { kind: 'blind', hand: null }))).toBe('room-now-bid-unseen')
    expect(said(room(0, bid, { kind: 'blind', hand: null, hand_sizes: [] }))).toBe('room-now-bid-before')
    expect(said(room(0, bid, { kind: 'forehead', hand: null }))).toBe('room-now-bid-forehead')
  })

  it('is the narrowest duty where several bind', () => {
    const bids = [1, 1, 1]
    const duty = (...all: Barred[]) => said(room(0, ['play Ah'], { trick: [LED], bids }, all))
    expect(duty(barred('6c', 'why-must-follow'), barred('7h', 'why-must-head'))).toBe('room-now-head')
    expect(duty(barred('Ad', 'why-must-trump'), barred('6c', 'why-must-overtrump'))).toBe('room-now-overtrump')
    expect(duty(barred('X1', 'why-joker-when-void'))).toBe('room-now-follow')
    expect(duty(barred('Kh', 'why-must-lowest'))).toBe('room-now-lowest')
    expect(duty()).toBe('room-now-any')
  })
})

describe('what the others do', () => {
  it('is to name the trump while three cards are out', () => {
    const named = { trump_full_deal: 'named' }
    expect(said(room(1, [], { cards: 9 }, [], named))).toBe('room-now-names')
    expect(said(room(1, [], { cards: 9, hand_sizes: [9, 9, 9] }, [], named))).toBe('room-now-bids')
  })
})
