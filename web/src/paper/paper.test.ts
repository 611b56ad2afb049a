import { mount, unmount } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaperDeal, PaperPlan, Score } from '../net/wire'
import { speak } from '../words/language.svelte'
import { asked, finished, tricksLeft } from './ask'
import { begun, namesFault, priceIn } from './begin'
import { sheetOf } from './fold'
import { bid, correct, count, counted, take, undo, type PaperGame } from './game'
import { gameOf, games, isLoose, remove, write } from './games.svelte'
import { honest } from './honest'
import { forget, recall, remember } from './kept'
import NewGame from './NewGame.svelte'
import { leafOf, rowsOf } from './rows'
import { settled } from './settle'
import { broughtText, cardsText, questionText, standingOf, undoText } from './words'

const score = (points: number): Score => ({ points, because: { id: 'score-pass', args: { points } } })
/** Ten for a bid that is met, nothing for another; the last line is for deals without bids. */
const lines = [[10, 0, 0], [0, 10, 0], [0, 0, 10], [0, 5, 10]].map((line) => line.map(score))
const deal = (changes: Partial<PaperDeal>): PaperDeal => ({
  kind: 'plain',
  cards: 2,
  dealer: 0,
  bidding: 'seen',
  hook: true,
  trump: 'turned',
  suit: null,
  lines: [0, 1, 2],
  set: null,
  due: null,
  ...changes,
})
const plan: PaperPlan = {
  seats: 3,
  order: [1, 2, 0],
  deals: [deal({}), deal({ dealer: 1 }), deal({ dealer: 2, kind: 'golden', bidding: 'none', hook: false, lines: [3] })],
  lines,
  passes: 2,
  doubles: false,
  strikes: false,
  sides: [0, 1, 2],
  settlement: 'winner',
  price: 2,
}

function fresh(changes: Partial<PaperGame> = {}): PaperGame {
  const rules = { preset: 'hall', house: '', code: '', plan, rules: { document: [], links: {} }, price: 2, settlement: plan.settlement }
  return { ...begun({ name: '', players: ['Ann', 'Bob', 'Cy'], first: 0, ...rules }), id: 'g', began: 1, touched: 1, ...changes }
}

const bids = (game: PaperGame, ...said: number[]) => said.reduce(bid, game)
const one = () => take(bids(fresh(), 1, 0, 0), [0, 1, 1])

beforeEach(() => {
  localStorage.clear()
  speak('en')
})

describe('a game on paper', () => {
  it('asks the seats as they bid, from the left of the dealer', () => {
    expect(asked(fresh())).toMatchObject({ what: 'bid', seat: 1 })
    expect(asked(bids(fresh(), 1))).toMatchObject({ what: 'bid', seat: 2 })
    expect(asked(fresh({ first: 2 }))).toMatchObject({ what: 'bid', seat: 0 })
  })

  it('watches the hook, for the dealer only', () => {
    expect(asked(bids(fresh(), 1))).toMatchObject({ barred: [] })
    const now = asked(bids(fresh(), 1, 0))
    expect(now).toMatchObject({ allowed: [0, 2], barred: [{ bid: 1, why: { id: 'why-hook', args: { sum: 1, cards: 2, bid: 1 } } }] })
  })

  it('asks for tricks when all have bid, and at once where nobody bids', () => {
    expect(asked(bids(fresh(), 1, 0, 0))).toEqual({ what: 'tricks', deal: 0 })
    const last = take(bids(one(), 1, 1, 1), [1, 0, 1])
    expect(asked(last)).toEqual({ what: 'tricks', deal: 2 })
    expect(asked(take(last, [0, 0, 2]))).toEqual({ what: 'nothing' })
  })

  it('writes nothing that is not asked for', () => {
    expect(take(fresh(), [1, 1, 0]).deals).toEqual([])
    const ready = bids(fresh(), 1, 0, 0)
    expect(bid(ready, 2)).toBe(ready)
  })

  it('begins the count at the bids and keeps what was counted', () => {
    const game = count(bids(fresh(), 1, 0, 0), 2, 2)
    expect(counted(bids(fresh(), 1, 0, 0))).toEqual([0, 1, 0])
    expect(counted(game)).toEqual([0, 1, 2])
    expect(tricksLeft(deal({}), counted(game))).toBe(-1)
    expect(take(game, [0, 1, 1]).counting).toBeNull()
  })

  it('is taken back step by step', () => {
    const game = one()
    expect(undoText(game)).toBe('Take back the tricks of deal 1')
    expect(counted(undo(game))).toEqual([0, 1, 1])
    expect(undoText(undo(game))).toBe('Take back the bid of Ann')
    const empty = undo(undo(undo(undo(game))))
    expect(empty.deals).toEqual([])
    expect(undoText(empty)).toBeNull()
    expect(undo(empty)).toBe(empty)
  })

  it('that was ended goes on where it stood', () => {
    const stopped = { ...one(), stopped: true }
    expect(asked(stopped)).toEqual({ what: 'nothing' })
    expect(standingOf(stopped)).toBe('Ended after deal 1 of 3')
    expect(undo(stopped)).toEqual(one())
  })

  it('can have an earlier deal corrected', () => {
    const game = correct(take(bids(one(), 1, 1, 1), [1, 0, 1]), 0, { bids: [0, 1, 0], taken: [0, 2, 0] })
    expect(sheetOf(game).map(({ row }) => row.totals)).toEqual([[10, 0, 10], [20, 0, 20]])
    expect(finished(game)).toBe(2)
    const back = undo(undo(one()))
    expect(correct(back, 0, { bids: [0, 1, 0], taken: [0, 2, 0] })).toBe(back)
  })
})

describe('the sheet on paper', () => {
  it('has a row for every deal: written, in play, ahead', () => {
    const rows = rowsOf(bids(one(), 2))
    expect(rows.map(({ state }) => state)).toEqual(['past', 'current', 'ahead'])
    expect(rows[1]?.cells.map((cell) => cell.bid)).toEqual([null, null, 2])
    expect(rows.map(({ dealer }) => dealer)).toEqual([0, 1, 2])
    expect(rowsOf({ ...one(), stopped: true })).toHaveLength(1)
  })

  it('is taken along with its winners once the game has ended', () => {
    expect(leafOf(one())).toMatchObject({ names: ['Ann', 'Bob', 'Cy'], winners: [], money: null, rules: 'Hall' })
    expect(leafOf({ ...one(), stopped: true })).toMatchObject({ winners: [0, 1], money: [10, 10, -20] })
  })

  it('is settled as the game says, odd units in the order of the last deal', () => {
    expect(settled(fresh())).toBeNull()
    expect(settled({ ...one(), settlement: 'pairwise' })?.money).toEqual([20, 20, -40])
    const odd = take(bids(fresh({ price: 1, plan: { ...plan, lines: lines.map((line) => line.map(({ points }) => score(points / 10 + 4))) } }), 1, 0, 0), [0, 1, 1])
    expect(settled(odd)).toMatchObject({ totals: [5, 5, 4], winners: [0, 1], money: [0, 1, -1] })
  })
})

describe('what is said on paper', () => {
  it('tells the cards, the question and what a deal brought', () => {
    expect(cardsText(fresh(), 0, deal({ trump: 'named' }))).toEqual(['Ann deals.', 'Bob names the trump after three cards.'])
    expect(cardsText(fresh(), 2, deal({ trump: 'none', bidding: 'none' }))).toEqual(['Cy deals.', 'There is no trump.', 'Nobody bids.'])
    expect(questionText(fresh())).toBe('Bob bids')
    expect(broughtText(one())).toBe('Deal 1: Ann +10, Bob +10, Cy 0')
  })
})

describe('a game that is kept', () => {
  it('is found again, the latest first', () => {
    remember(fresh({ id: 'old' }))
    remember(fresh({ id: 'new', touched: 2 }))
    localStorage.setItem('kozyr-paper:torn', '{"id":"torn"')
    localStorage.setItem('kozyr-name', 'Ann')
    expect(recall().map(({ id }) => id)).toEqual(['new', 'old'])
    forget('new')
    expect(recall()).toEqual([fresh({ id: 'old' })])
  })

  it('is none where its plan does not fit what is written', () => {
    expect(honest(null)).toBeNull()
    expect(honest('{}')).toBeNull()
    const game = one()
    expect(honest(JSON.stringify(game))).toEqual(game)
    expect(honest(JSON.stringify({ ...game, deals: [{ bids: [0, 1, 0], taken: [9, 0, 0] }] }))).toBeNull()
    expect(honest(JSON.stringify({ ...game, players: ['Ann'] }))).toBeNull()
  })

  it('is none where something is missing that its screen shows', () => {
    const game = one()
    const open = { bids: [null, 1, null], taken: null }
    const bad: Record<string, unknown>[] = [
      ...Object.keys(game).map((key) => ({ [key]: { odd: true } })),
      ...Object.keys(game).filter((key) => !['counting', 'stopped'].includes(key)).map((key) => ({ [key]: null })),
      ...['order', 'sides', 'deals', 'lines'].map((key) => ({ plan: { ...plan, [key]: undefined } })),
      ...[[null], [{ taken: null }], [open, open], [...game.deals, null, ...game.deals]].map((deals) => ({ deals })),
      { players: 'ABC' },
    ]
    for (const change of bad) expect(honest(JSON.stringify({ ...game, ...change })), JSON.stringify(change)).toBeNull()
    expect(honest(JSON.stringify({ ...game, deals: [...game.deals, open] }))).not.toBeNull()
  })

  it('hides no other one when it is bad, or kept twice', () => {
    remember(one())
    localStorage.setItem('kozyr-paper:copy', JSON.stringify(one()))
    localStorage.setItem('kozyr-paper:bad', JSON.stringify({ ...one(), id: 'bad', deals: [null] }))
    expect(recall()).toEqual([one()])
  })

  it('stays in this tab when it cannot be kept and another tab writes', () => {
    vi.stubGlobal('localStorage', {}) // as one that takes nothing
    write(one())
    vi.unstubAllGlobals()
    remember(fresh({ id: 'other' }))
    dispatchEvent(new StorageEvent('storage', { key: 'kozyr-paper:other' }))
    expect(games().map(({ id }) => id)).toEqual(['g', 'other'])
    expect([gameOf('g')?.deals.length, isLoose('g'), isLoose('other')]).toEqual([1, true, false])
    write(one())
    expect([isLoose('g'), recall().length]).toEqual([false, 2])
    remove('g')
    expect(gameOf('g')).toBeNull()
  })
})

describe('a new game', () => {
  it('wants a name for everybody, and different ones', () => {
    expect(namesFault(['Ann', ' '])).toBe('missing')
    expect(namesFault(['Ann', ' ann '])).toBe('twice')
    expect(namesFault(['Ann', 'Bob\u202e'])).toBe('unseen')
    expect(namesFault(['Ann', '\u200d'])).toBe('missing')
    expect(namesFault(['Ann', 'Bob', 'क्\u200dष'])).toBeNull()
  })

  it('leads to the first name that is wrong when it is begun', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
    remember(fresh({ players: ['Ann', 'Bob', 'ann'] }))
    dispatchEvent(new StorageEvent('storage', { key: null }))
    const screen = mount(NewGame, { target: document.body, props: { code: null, from: '' } })
    const names = [...document.querySelectorAll<HTMLInputElement>('fieldset ol input')]
    const begin = async () => {
      document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
      await new Promise((done) => setTimeout(done))
      return names.map((name) => [name.getAttribute('aria-invalid'), name === document.activeElement])
    }
    expect(await begin()).toEqual([[null, false], [null, false], ['true', true]])
    for (const name of names.slice(1, 2)) name.value = ' '
    names[1]?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(await begin()).toEqual([[null, false], ['true', true], [null, false]])
    await unmount(screen)
    vi.unstubAllGlobals()
  })

  it('has the price that was typed, if it is one', () => {
    expect(['', '5', ' 12 ', '-3', '1.5', 'x'].map(priceIn)).toEqual([0, 5, 12, 0, 0, 0])
  })
})
