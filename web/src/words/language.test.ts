import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bundle, learn } from './bundles'
import { firstLanguage, language, speak } from './language.svelte'
import { say, sayIn } from './say'

describe('the language of the page', () => {
  beforeEach(() => speak('en'))

  it('is the one that was chosen, or the first that the browser wants and we have', () => {
    expect(firstLanguage('hy', ['ru'])).toBe('hy')
    expect(firstLanguage(null, ['de-DE', 'mn-MN', 'ru'])).toBe('mn')
    expect(firstLanguage('xx', ['de'])).toBe('en')
  })

  it('changes only when the words of the next one are there', async () => {
    const changed = speak('ru')
    expect(language()).toBe('en')
    await changed
    expect(language()).toBe('ru')
    expect(say('room-sheet')).toBe('Пулька')
    expect(document.documentElement.lang).toBe('ru')
  })

  it('stays as it was when there are no words of the next one', async () => {
    await speak('xx' as 'ru')
    expect(language()).toBe('en')
  })

  it('is English where it is not learned, rather than nothing', () => {
    expect(sayIn('xx' as 'ru', 'room-sheet')).toBe('Score sheet')
  })
})

describe('a language', () => {
  it('is learned when it is asked for, and not before', async () => {
    vi.resetModules()
    const fresh = await import('./bundles')
    expect(fresh.bundle('hy')).toBeUndefined()
    await fresh.learn('hy')
    expect(fresh.bundle('hy')?.hasMessage('room-sheet')).toBe(true)
    expect(fresh.bundle('ru')).toBeUndefined()
  })

  it('that nobody wrote cannot be learned', async () => {
    await expect(learn('xx')).rejects.toThrow('xx')
    expect(bundle('xx')).toBeUndefined()
  })
})
