import { beforeEach, describe, expect, it } from 'vitest'
import type { HallEvent, PalaceEvening } from '../net/room'
import type { Fighter, Fought, PalaceHandView } from '../net/wire'
import { speak } from '../words/language.svelte'
import { keeping, turnOf, whyOf } from './doing'
import { ring } from './ring'
import { sceneOf } from './scene'
import { sentence } from './sentence'
import { saidIn } from './show'
import { endingOf, linesOf } from './told'

const names = ['Ann', 'Bea', 'Cy']
const made = { id: 'hand-pair', args: { rank: 'K', high: '' } }

const asked = {
  choices: ['attack 1 15', 'buy', 'fold'],
  amounts: [{ verb: 'attack 3', lo: 15, hi: 400, step: 1 }],
  picks: [{ verb: 'discard', of: ['7s', 'Qd'], least: 1, most: 2, bare: '' }],
  barred: [
    { what: 'attack 2', why: { id: 'why-palace-same-suit', args: { suit: 'h' } } },
    { what: 'stay', why: { id: 'why-palace-two-left', args: { price: 15 } } },
  ],
} as never

function evening(hand: Partial<PalaceHandView>, turn = 0, you = 0): PalaceEvening {
  const whole = {
    stage: 'turn',
    banners: ['Kh', '4s', '9d'],
    soldiers: [['2c'], [], []],
    hand: you === 0 ? ['Ks', '5h', '6h'] : null,
    against: you === 0 ? [{ seat: 1, counted: ['Kh', '2c', '5h', '6h'], made }] : [],
    prices: [20, 10, 10],
    battle: null,
    fought: null,
    ...hand,
  }
  const view = { game: 'palace', seat: you, turn, table: { drawing: [] }, hand: whole, rules: { max_soldiers: 5 } }
  const table = { phase: 'playing', chairs: names.map(() => ({ kind: 'person', present: true })), hall: {} }
  return { table, position: { view, picks: [] }, you: { seat: you, host: false, name: '' }, hand: [] } as never
}

const side = (seat: number, more: Partial<Fighter> = {}): Fighter =>
  ({ seat, banner: '4s', soldiers: [], palace: null, counted: null, made: null, best: null, ...more }) as Fighter

const fought = (more: Partial<Fought>): Fought =>
  ({ type: 'fought', attacker: side(0), defender: side(1), caller: 1, winner: 0, by: 'call', revealed: false, ...more }) as Fought

describe('what may be done on my turn', () => {
  beforeEach(() => speak('en'))

  it('names whom I may attack and for how much, under limit and without', () => {
    const turn = turnOf(asked)
    expect([...turn.attacks]).toEqual([
      [1, { kind: 'sums', sums: [15] }],
      [3, { kind: 'range', lo: 15, hi: 400, step: 1 }],
    ])
    expect([turn.buy, turn.stay, turn.discard?.most]).toEqual([true, false, 2])
  })

  it('says why somebody cannot be attacked', () => {
    expect(whyOf(asked, 'attack 2')).toBe('Both banners are hearts ♥: you cannot attack each other.')
    expect(whyOf(asked, 'attack 1')).toBe('')
  })

  it('keeps the soldiers that were not put off, as many as may be', () => {
    const pick = { verb: 'keep', of: ['7s', 'Qd', '2c'], least: 0, most: 2, bare: 'keep none' } as never
    expect(keeping(pick, ['Qd'])).toBe('keep 7s 2c')
    expect(keeping(pick, ['7s', 'Qd', '2c'])).toBe('keep none')
    expect(keeping(pick, [])).toBeNull()
  })
})

describe('the ring of camps', () => {
  it('goes up my left side, along the top and down my right', () => {
    expect(ring(6, 2)).toEqual({ left: [3], top: [4, 5, 0], right: [1] })
    expect(ring(10, 0)).toEqual({ left: [1, 2, 3], top: [4, 5, 6], right: [7, 8, 9] })
  })

  it('shows a watcher every camp once', () => {
    for (let seats = 2; seats <= 10; seats++) {
      const { left, top, right } = ring(seats, null)
      expect([...left, ...top, ...right]).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    }
  })
})

describe('a battle as I may see it', () => {
  beforeEach(() => speak('en'))
  const battle = { sides: [1, 0], answers: 1, paid: [10, 0], owed: 20, beyond: 0, raised: 0, raises: 0 } as never

  it('strikes out what does not count of mine, and shows backs of the other', () => {
    const [other, mine] = sceneOf(evening({ stage: 'battle', battle }), names)?.sides ?? []
    expect(mine?.cards.map(({ card, counts }) => `${card} ${counts}`)).toEqual(['Kh true', '2c true', 'Ks false', '5h true', '6h true'])
    expect(other?.cards.map(({ card }) => card)).toEqual(['4s', null, null, null])
    expect(other?.paid).toBe(10)
  })

  it('tells a third only what lies open', () => {
    const scene = sceneOf(evening({ stage: 'battle', battle }, 0, 2), names)
    expect(scene?.sides.flatMap(({ cards }) => cards).filter(({ counts }) => counts !== null)).toEqual([])
    expect(scene?.headline).toBe('Ann answers: a call costs 20')
  })

  it('says why a palace stays closed', () => {
    const note = (more: Partial<Fought>, you: number) => sceneOf(evening({ fought: fought(more) }, 0, you), names)?.note
    expect(note({ caller: -1, by: 'fold' }, 2)).toBe('After a fold nobody shows his palace.')
    expect(note({ attacker: side(0, { palace: ['Ks', '5h', '6h'] }) }, 0)).toBe('Bea called and lost, so that palace stays closed.')
    expect(note({}, 2)).toBe('Only the two who fought saw the palaces.')
    expect(note({ attacker: side(0, { palace: ['Ks', '5h', '6h'] }), defender: side(1, { palace: ['7c', '8c', '9c'] }) }, 1)).toBe('')
  })

  it('leaves no card that the room did not send', () => {
    const scene = sceneOf(evening({ fought: fought({}) }, 0, 2), names)
    expect(scene?.sides.map(({ cards }) => cards.filter(({ card }) => card !== null).length)).toEqual([1, 1])
  })
})

describe('what is said', () => {
  beforeEach(() => speak('en'))
  const events = [
    { type: 'bought', seat: 1, paid: 10, left: 90 },
    { type: 'recruited', seat: 1, card: '7s' },
    { type: 'kept', seat: 1, soldiers: ['7s'], discarded: [] },
    { type: 'attacked', seat: 2, target: 1, paid: 10, extra: 0, left: 90 },
    { type: 'answered', seat: 1, action: { type: 'call' }, paid: 20, left: 70 },
    { ...fought({ attacker: side(2), defender: side(1), winner: 2 }) },
    { type: 'captured', seat: 2, loser: 1, cards: ['7s', '4s'] },
    { type: 'closed', how: 'last', seats: [2] },
  ] as HallEvent[]

  it('tells a battle line by line', () => {
    expect(linesOf(events, names).map(({ text }) => text)).toEqual([
      'Bea buys a card for 10',
      'Bea gets the soldier 7♠',
      'Cy attacks Bea for 10',
      'Bea calls for 20',
      'Cy beats Bea',
      'Cy captures the banner and 1 soldier of Bea',
      'Cy is the last one left',
    ])
    expect(endingOf(events, names)).toBe('Cy is the last one left')
    expect(endingOf(events.slice(0, 3), names)).toBe('')
  })

  it('leaves at each camp what was done last', () => {
    expect(saidIn(events, 3)).toEqual(['', 'beaten', 'captured'])
  })

  it('asks for a banner, an answer, or soldiers', () => {
    const battle = { sides: [1, 0], answers: 1, owed: 20 } as never
    expect(sentence(evening({}), [], names, null)).toEqual({ id: 'palace-now-turn', args: { price: 20 } })
    expect(sentence(evening({ battle }), [], names, null)).toEqual({ id: 'palace-now-answer', args: { name: 'Bea', owed: 20 } })
    expect(sentence(evening({ stage: 'keep' }), [], names, null).id).toBe('palace-now-keep')
    expect(sentence(evening({}, 1), [], names, null)).toEqual({ id: 'palace-now-moves', args: { name: 'Bea' } })
  })
})
