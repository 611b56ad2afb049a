import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { placeOf } from '../app/router.svelte'
import type { GameEvent } from '../net/room'
import type { DealScored, DealView, Lesson, LessonStep, Position, TableInfo } from '../net/wire'
import { sheetOf } from '../screens/rows'
import { taste } from '../look/taste.svelte'
import { endOfDeal, eventsOf, roomAt, sceneAt, stopAt, stopBefore } from './course'
import { openGuide } from './guide.svelte'
import { finish, isFinished, namesIn } from './progress.svelte'

const deal: DealView = {
  number: 1,
  kind: 'plain',
  cards: 2,
  dealer: 1,
  trump: 'h',
  trump_card: '9h',
  hand: ['Ah', '6c'],
  shown: [],
  hand_sizes: [2, 2],
  bids: [1, 0],
  taken: [0, 0],
  leader: 0,
  trick: [],
  review: [],
}
const row = { ...deal, taken: [1, 1], points: [10, 1], totals: [10, 1], premiums: [] }
const scored: DealScored = { type: 'deal_scored', row, because: [] }
const lead: GameEvent = { type: 'card_played', seat: 1, card: '6h', says: null }

function position(choices: string[] = []): Position {
  return { view: { deal, totals: [0, 0], turn: 0, result: null } as unknown as Position['view'], choices, amounts: [], picks: [], barred: [], next_trump: null, mine: null, seconds: null }
}

function step(part: Partial<LessonStep> = {}): LessonStep {
  return { position: position(), events: [], note: '', move: '', why: '', question: null, ...part }
}

const asked = step({ note: 'lesson-follow-suit', why: 'lesson-follow-suit-why', move: 'play Ah', position: position(['play Ah', 'play 6c']) })
const sums = step({ note: 'lesson-sheet-made', why: 'lesson-sheet-made-why', events: [lead, scored], question: { of: 'points', seat: 0, figures: [1, 10], right: 10 } })
const steps = [step({ note: 'lesson-bid-begin' }), step({ events: [lead] }), asked, step(), sums, step({ events: [scored] }), step({ note: 'lesson-bid-end' })]
const slot = { kind: 'plain' as const, cards: 2, closes_set: false }
const table = {
  rules: { trump: 'turned', jokers: ['7s'], specials_without_trump: [] },
  schedule: [slot],
  chairs: [{ kind: 'person', name: '' }, { kind: 'bot', name: '' }],
} as unknown as TableInfo
const lesson: Lesson = { name: 'follow', seat: 0, table, steps }

beforeEach(() => (taste.motion = 'still'))

describe('a lesson', () => {
  it('waits where something is read, played or answered, and ends at its last step', () => {
    expect(steps.map((_, at) => stopAt(steps, at))).toEqual(['read', null, 'move', null, 'answer', 'read', 'end'])
  })

  it('goes back to what it waited for last, and never before its start', () => {
    expect([0, 1, 2, 4, 6].map((at) => stopBefore(steps, at))).toEqual([0, 0, 0, 2, 5])
  })

  it('skips to the result of the deal, and from there to the next or the end', () => {
    expect([0, 2, 4, 5, 6].map((at) => endOfDeal(steps, at))).toEqual([4, 4, 5, 6, 6])
  })

  it('keeps the points back that it asks for, and tells the end of the match itself', () => {
    expect(eventsOf(sums)).toEqual({ now: [lead], later: [scored] })
    const last = step({ events: [scored, { type: 'match_ended', totals: [10, 1], winners: [0], money: [0, 0] }] })
    expect(eventsOf(last)).toEqual({ now: [scored], later: [] })
  })

  it('lays the cards of a deal out as taken, with no points, where they are asked', () => {
    const scene = sceneAt(steps, 4)
    expect(scene.scored).toBeNull()
    expect(scene.deal?.taken).toEqual([1, 1])
    const open = roomAt(lesson, 4, 'Ann', false)
    expect(sheetOf(open, scene, scene.deal)[0]).toMatchObject({ state: 'current', cells: [{ bid: 1, taken: 1, points: null }, {}] })
    const written = roomAt(lesson, 4, 'Ann', true)
    expect(sheetOf(written, { ...scene, scored }, scene.deal)[0]).toMatchObject({ state: 'past', cells: [{ points: 10, total: 10 }, {}] })
  })

  it('calls the learner by name and the others not', () => {
    expect(roomAt(lesson, 0, 'Ann', false).table?.chairs.map((chair) => chair.name)).toEqual(['Ann', ''])
  })
})

describe('the guide', () => {
  let time = 0
  const open = () => openGuide(lesson, () => 'Ann', vi.fn(), () => (time += 1000))
  const at = (number: number) => {
    const guide = open()
    while (guide.at < number) {
      if (guide.stop === 'move' || guide.stop === 'answer') guide.show()
      guide.on()
      flushSync()
    }
    return guide
  }

  it('goes on when it is told to, but not past a move that is asked', () => {
    const guide = open()
    guide.on()
    guide.on()
    expect(guide.at).toBe(2)
    guide.on()
    expect([guide.at, guide.stop]).toEqual([2, 'move'])
  })

  it('says of another legal move that it is another, changes nothing, and takes the right one then', () => {
    const guide = at(2)
    guide.act('play 6c')
    expect([guide.at, guide.missed]).toEqual([2, true])
    expect(guide.room.position?.choices).toEqual(['play Ah', 'play 6c'])
    guide.act('play Ah')
    expect([guide.at, guide.missed]).toEqual([3, false])
  })

  it('writes the points when the answer is right, and waits until they are read', () => {
    const guide = at(4)
    expect([guide.stop, guide.room.sheet.length]).toEqual(['answer', 0])
    guide.answer(1)
    expect([guide.missed, guide.answered, guide.room.sheet.length]).toEqual([true, false, 0])
    guide.answer(10)
    expect([guide.missed, guide.answered, guide.room.sheet.length, guide.stop]).toEqual([false, true, 1, 'read'])
    guide.on()
    expect(guide.at).toBe(5)
  })

  it('shows what is asked', () => {
    const guide = at(2)
    guide.show()
    expect(guide.at).toBe(3)
    guide.on()
    guide.show()
    expect([guide.at, guide.answered]).toEqual([4, true])
  })

  it('goes back to be tried again, and remembers when a deal was skipped', () => {
    const guide = at(3)
    guide.back()
    expect([guide.at, guide.stop, guide.skipped]).toEqual([2, 'move', false])
    guide.skip()
    expect([guide.at, guide.skipped]).toEqual([4, true])
  })

  it('is not hurried past a note that has come up just now', () => {
    const noted = { ...lesson, steps: [step(), step({ events: [lead], note: 'lesson-bid-hook' }), step()] }
    let now = 0
    const guide = openGuide(noted, () => 'Ann', vi.fn(), () => now)
    guide.on()
    guide.on()
    expect(guide.at).toBe(1)
    now = 2000
    guide.on()
    expect(guide.at).toBe(2)
  })

  it('ends at the last step and stays there', () => {
    const guide = at(6)
    expect(guide.stop).toBe('end')
    guide.on()
    expect(guide.at).toBe(6)
  })
})

describe('progress', () => {
  it('is remembered on the device', () => {
    expect(isFinished('joker')).toBe(false)
    finish('joker')
    finish('joker')
    expect(isFinished('joker')).toBe(true)
    expect(namesIn(localStorage.getItem('kozyr-lessons'))).toEqual(['joker'])
  })

  it('is none where something else was kept', () => {
    for (const kept of [null, '', '{', '{"a":1}', '3', '[1,null]']) expect(namesIn(kept), String(kept)).toEqual([])
    expect(namesIn('["bid",3]')).toEqual(['bid'])
  })
})

describe('the address', () => {
  it('of the lessons is a list or one of them by number', () => {
    expect(placeOf('/learn', '')).toEqual({ name: 'learn', number: null })
    expect(placeOf('/learn/', '')).toEqual({ name: 'learn', number: null })
    expect(placeOf('/learn/5', '')).toEqual({ name: 'learn', number: 5 })
    expect(placeOf('/learn/0', '')).toEqual({ name: 'nowhere' })
    expect(placeOf('/learn/five', '')).toEqual({ name: 'nowhere' })
  })
})
