import { beforeEach, describe, expect, it } from 'vitest'
import type { FormField, RulesForm, Slot } from '../net/wire'
import { speak } from '../words/language.svelte'
import { answerOf, gistOf, isNumeric, itemsOf, listOf, numbersIn } from './answers'
import { carriedIn, fileName, fileOf, wayTo } from './carry'
import { greatest, ownLadder, stretches } from './course'
import { forget, honest, keep, nameOf, rename } from './kept'
import { answered, draftOf, mended, tokensOf, wishOf } from './plan'

function field(name: string, kind: FormField['kind'], tokens: string[] = []): FormField {
  return { name, kind, tokens, lo: null, hi: null, least: 0, most: 9, unset: false }
}

const form: RulesForm = {
  game: 'raspisnoy',
  default: 'hall',
  presets: {
    hall: { hook: 'yes', price: '0', special_pass: null },
    classic: { hook: 'yes', price: '5', special_pass: null },
  },
  sections: [],
}

beforeEach(() => speak('en'))

describe('a token', () => {
  it('of a list has its items, and none has none', () => {
    expect(itemsOf('blind,golden')).toEqual(['blind', 'golden'])
    expect(itemsOf('none')).toEqual([])
    expect(listOf(['blind', 'golden'])).toBe('blind,golden')
    expect(listOf([])).toBe('none')
  })

  it('of numbers is read however they are parted', () => {
    expect(numbersIn(' 1, 03;5 / 7')).toEqual(['1', '3', '5', '7'])
    expect(numbersIn('nothing')).toEqual([])
    expect(['5', '-50', '1,2,3'].every(isNumeric)).toBe(true)
    expect(['full', '', null, '1,x'].some(isNumeric)).toBe(false)
  })
})

describe('an answer', () => {
  it.each([
    [field('hook', 'flag'), 'yes', 'yes'],
    [field('trump', 'choice', ['turned']), 'circular_deal', 'Round by deals'],
    [field('special_multiplier', 'choice'), '1.5', 'One and a half'],
    [field('jokers', 'cards'), '7s,Qh', '7♠, Q♥'],
    [field('jokers', 'cards'), 'X1,X2', 'both printed jokers'],
    [field('jokers', 'cards'), 'none', 'No joker'],
    [field('circular_order', 'order'), 's,-', 'spades ♠, no trump'],
    [field('specials', 'order'), 'none', 'none'],
    [field('ladder', 'choice_or_numbers'), '1,2,3', '1, 2, 3'],
    [field('ladder', 'choice_or_numbers'), 'full', 'Up and down'],
    [field('ladder_top', 'choice_or_number'), '7', '7'],
    [field('forehead_hand', 'choice'), null, 'As usual'],
  ])('of %o that is %s reads %s', (asked, token, words) => {
    expect(answerOf(asked, token)).toBe(words)
  })

  it('of a whole section is told at a glance', () => {
    const fields = [field('seats', 'number'), field('hook', 'flag'), field('must_trump', 'flag'), field('deck', 'choice')]
    expect(gistOf(fields, { seats: '4', hook: 'yes', must_trump: 'no', deck: '36' })).toEqual([
      'Players: 4',
      'The hook',
      '36 cards',
    ])
  })
})

describe('a draft of rules', () => {
  const hall = { preset: 'hall', changes: {} }

  it('writes down only what is not as in its preset', () => {
    const changed = answered(form, hall, 'price', '5')
    expect(changed.changes).toEqual({ price: '5' })
    expect(answered(form, changed, 'price', '0').changes).toEqual({})
    expect(answered(form, answered(form, hall, 'special_pass', '7'), 'special_pass', null).changes).toEqual({})
  })

  it('answers as its preset where nothing is changed', () => {
    expect(tokensOf(form, answered(form, hall, 'hook', 'no'))).toEqual({ hook: 'no', price: '0', special_pass: null })
    expect(wishOf(form, answered(form, hall, 'hook', 'no'))).toEqual({
      game: 'raspisnoy',
      preset: 'hall',
      changes: { hook: 'no' },
    })
  })

  it('can be told from any preset', () => {
    expect(draftOf(form, 'classic', { hook: 'no', price: '5', special_pass: null }).changes).toEqual({ hook: 'no' })
  })

  it('is mended by several answers at once', () => {
    expect(mended(form, hall, { hook: 'no', price: '7' }).changes).toEqual({ hook: 'no', price: '7' })
  })
})

describe('rules kept on the device', () => {
  const two = [
    { name: 'Grandmother', code: 'r1M1y', from: 'hall' },
    { name: 'Club', code: 'r10', from: '' },
  ]

  it('come first when they are new, and take the place of others of their name', () => {
    expect(keep(two, ' Dacha ', 'r1A3', '').map(({ name }) => name)).toEqual(['Dacha', 'Grandmother', 'Club'])
    expect(keep(two, 'Club', 'r1A3', 'hall')).toEqual([two[0], { name: 'Club', code: 'r1A3', from: 'hall' }])
  })

  it('are called otherwise, deleted, and found by their code', () => {
    expect(rename(two, 'Club', 'Hall').map(({ name }) => name)).toEqual(['Grandmother', 'Hall'])
    expect(forget(two, 'Club')).toEqual([two[0]])
    expect(nameOf(two, 'r10')).toBe('Club')
    expect(nameOf(two, 'r1A3')).toBeNull()
  })

  it('are nothing else than names with codes, whatever the browser kept', () => {
    expect(honest('x')).toEqual([])
    expect(honest([null, 5, { name: 'A' }, { name: '', code: 'r1' }, { name: 'B', code: 'r1', more: 1 }])).toEqual([
      { name: 'B', code: 'r1', from: '' },
    ])
  })
})

describe('rules from elsewhere', () => {
  it.each([
    ['r1C4-17M1y', 'r1C4-17M1y'],
    [' r1M1y\n', 'r1M1y'],
    ['http://10.0.0.2:8000/new?rules=r1M1y', 'r1M1y'],
    ['/house?rules=r1M1y#top', 'r1M1y'],
    [fileOf('Ours', 'raspisnoy', 'hall', 'r1M1y', { hook: 'yes' }), 'r1M1y'],
  ])('are found in %s', (text, code) => {
    expect(carriedIn(text)?.code).toBe(code)
  })

  it('bring the name they had, and the preset they are told from', () => {
    const file = fileOf('Как у бабушки', 'raspisnoy', 'hall', 'r1M1y', {})
    expect(carriedIn(file)).toEqual({ name: 'Как у бабушки', code: 'r1M1y', from: 'hall' })
    expect(carriedIn(`https://kozyr.example${wayTo('new', 'r1M1y', 'hall')}`)).toEqual({ name: '', code: 'r1M1y', from: 'hall' })
    expect(wayTo('house', 'r1M1y', '')).toBe('/house?rules=r1M1y')
  })

  it.each(['', 'hello', 'https://example.org/t/abc', '{', '{"code": 5}', '{"code": "<b>"}', 'r1' + 'A'.repeat(30_000)])(
    'are not found in %s',
    (text) => {
      expect(carriedIn(text)).toBeNull()
    },
  )

  it('lie in a file called after them', () => {
    expect(fileName('Как у бабушки!')).toBe('Как-у-бабушки.json')
    expect(fileName(' / ')).toBe('kozyr-rules.json')
  })
})

describe('the deals of a match', () => {
  const slot = (kind: Slot['kind'], cards: number, closes_set = false): Slot => ({ kind, cards, closes_set })

  it('stand together by kinds and by sets', () => {
    const parts = stretches([slot('plain', 1), slot('plain', 2, true), slot('plain', 9), slot('blind', 9)])
    expect(parts.map(({ kind, first, deals }) => [kind, first, deals.length])).toEqual([
      ['plain', 1, 2],
      ['plain', 3, 1],
      ['blind', 4, 1],
    ])
  })

  it('are where a list of one’s own begins', () => {
    const deals = [slot('plain', 1), slot('plain', 4), slot('blind', 9)]
    expect(ownLadder(deals)).toEqual(['1', '4'])
    expect(ownLadder([slot('blind', 9)])).toEqual(['1', '2', '3'])
    expect(greatest(deals)).toBe(9)
    expect(greatest([])).toBe(1)
  })
})
