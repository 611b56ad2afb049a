import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './language.svelte'
import { sayIn, type Args } from './say'

interface Sentence {
  id: string
  args?: Args
  detail?: boolean
}

interface Section {
  id: string
  sentences: Sentence[]
}

const golden = import.meta.glob<string>('../../../tests/words/golden/*', { query: '?raw', import: 'default', eager: true })

function text(name: string): string {
  return golden[`../../../tests/words/golden/${name}`] ?? ''
}

function told(tag: Language, sections: Section[]): string {
  const lines = sections.map(({ id, sentences }) =>
    [`## ${sayIn(tag, id)}`, '', ...sentences.map((one) => line(tag, one)), ''].join('\n'),
  )
  return lines.join('\n')
}

function line(tag: Language, { id, args, detail }: Sentence): string {
  return `${detail ? '  ' : ''}- ${sayIn(tag, id, args ?? {})}`
}

describe('the rules in words', () => {
  const tags = Object.keys(LANGUAGES) as Language[]
  const presets = Object.keys(golden).flatMap((name) => /([\w-]+)\.json$/.exec(name)?.[1] ?? [])
  it('are read for every preset', () => {
    expect(presets).toContain('georgian')
    expect(presets).toHaveLength(7)
  })

  it.each(tags.flatMap((tag) => presets.map((preset) => [preset, tag] as const)))(
    'are the same on the page as in Python: %s, %s',
    (preset, tag) => {
      const sections = JSON.parse(text(`${preset}.json`)) as Section[]
      expect(told(tag, sections)).toBe(text(`${preset}.${tag}.md`))
    },
  )
})

describe('a message', () => {
  it('writes numbers without grouping marks', () => {
    expect(sayIn('en', 'rules-money-price', { price: 1234567 })).toBe('A point is worth 1234567.')
    expect(sayIn('ru', 'rules-money-price', { price: 1234567 })).toBe('Очко стоит 1234567.')
  })

  it.each([
    ['7s', '7♠', '7♠'],
    ['Th', '10♥', '10♥'],
    ['Qd', 'Q♦', 'Д♦'],
    ['X1', 'joker is', 'Карты джокер'],
  ])('names the card %s by the letters of the language', (card, english, russian) => {
    expect(sayIn('en', 'why-not-held', { card })).toContain(english)
    expect(sayIn('ru', 'why-not-held', { card })).toContain(russian)
  })

  it('names two cards', () => {
    expect(sayIn('en', 'rules-cards-jokers', { card: '6s', other: 'Tc' })).toContain('The 6♠ and the 10♣ are')
    expect(sayIn('ru', 'rules-cards-jokers', { card: 'Ks', other: 'Qc' })).toContain('К♠ и Д♣ — джокеры')
  })
})
