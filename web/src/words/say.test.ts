import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './language.svelte'
import { sayIn } from './say'

const texts = import.meta.glob<string>('../../../src/kozyr/words/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../gallery/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const languages = Object.keys(LANGUAGES) as Language[]

/** The variables of every message of a language, by the message's id. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [path, text] of Object.entries(texts)) {
    if (!path.includes(`/words/${language}/`)) continue
    for (const entry of new FluentResource(text).body) found.set(entry.id, variables(entry))
  }
  return found
}

function variables(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node && node.type === 'var' && 'name' in node ? [String(node.name)] : []
  return [...new Set([...own, ...Object.values(node).flatMap(variables)])].sort()
}

const known = new Map(languages.map((language) => [language, messages(language)]))
const english = known.get('en') ?? new Map<string, string[]>()

/** Ids that the page names in full, and the beginnings of those it puts together. */
function asked(): { whole: Set<string>; begun: Set<string> } {
  const code = Object.values(sources).join('\n')
  const whole = [...code.matchAll(/'((?:room|table|house|lesson|sheet|paper|poker|why|rules|score)-[a-z0-9-]+)'/g)].map((found) => found[1] ?? '')
  const begun = [...code.matchAll(/`((?:room|table|house|lesson|poker)-[a-z-]*)\$\{/g)].map((found) => found[1] ?? '')
  return { whole: new Set(whole), begun: new Set(begun) }
}

describe('the words of the page', () => {
  it('exist in every language', () => {
    const { whole, begun } = asked()
    expect(whole.size).toBeGreaterThan(100)
    for (const language of languages) {
      const ids = [...(known.get(language)?.keys() ?? [])]
      expect([...whole].filter((id) => !ids.includes(id)), language).toEqual([])
      expect([...begun].filter((start) => !ids.some((id) => id.startsWith(start))), language).toEqual([])
    }
  })

  it('are the same messages in every language, with the same things standing in them', () => {
    for (const language of languages) {
      const here = known.get(language) ?? new Map<string, string[]>()
      expect([...here.keys()].sort(), language).toEqual([...english.keys()].sort())
    }
  })

  it('stand in no language without a thing that the others do not know', () => {
    for (const language of languages) {
      for (const [id, names] of known.get(language) ?? []) {
        const allowed = english.get(id) ?? []
        expect(names.filter((name) => !allowed.includes(name)), `${language} ${id}`).toEqual([])
      }
    }
  })

  it('count as each language counts', () => {
    expect(sayIn('en', 'room-deals', { deals: 1 })).toBe('One deal')
    expect(sayIn('ru', 'room-deals', { deals: 22 })).toContain('22')
    expect(sayIn('hy', 'room-next-waiting', { count: 1 })).toBe('Սպասում ենք ևս 1 խաղացողի')
    expect(sayIn('hy', 'room-winners', { count: 1, me: 'no', names: 'Արամ' })).toBe('Հաղթեց Արամ')
    expect(sayIn('mn', 'room-winners', { count: 2, me: 'no', names: 'Бат, Ану' })).toBe('Бат, Ану хамтдаа яллаа')
    expect(sayIn('en', 'room-nothing-of-the-kind')).toBe('room-nothing-of-the-kind')
  })
})
