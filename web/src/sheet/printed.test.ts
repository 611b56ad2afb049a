import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { speak } from '../words/language.svelte'
import type { Leaf } from './leaf'
import { told } from './matches'
import PrintedSheet from './PrintedSheet.svelte'

let shown: Record<string, unknown> = {}

function print(leaf: Leaf): HTMLElement {
  shown = mount(PrintedSheet, { target: document.body, props: { leaf } })
  flushSync()
  expect(document.querySelector('.leaf')).toBeNull()
  dispatchEvent(new Event('beforeprint'))
  const paper = document.querySelector<HTMLElement>('.leaf')
  if (paper === null) throw new Error('nothing is printed')
  return paper
}

const rowsOf = (paper: HTMLElement, of: string) => [...paper.querySelectorAll(`tr${of}`)].map((row) => row.textContent)

describe('the printed sheet', () => {
  beforeEach(() => speak('en'))
  afterEach(() => unmount(shown))

  it('stands there only while it is printed', () => {
    print(told('house'))
    dispatchEvent(new Event('afterprint'))
    flushSync()
    expect(document.querySelector('.leaf')).toBeNull()
  })

  it('rules off the sets of the Georgian game, each with its sum and with the premium that it brought', () => {
    const paper = print(told('georgian'))
    expect(rowsOf(paper, '.band')).toEqual(['Set 1', 'Set 2', 'Set 3', 'Set 4'])
    expect(rowsOf(paper, '.sum').map((text) => text.startsWith('Sum of set'))).toEqual([true, true, true, true])
    expect(rowsOf(paper, '.due').length).toBeGreaterThan(0)
  })

  it('crosses out struck deals, marks doubled ones and khishti, and says what the marks mean', () => {
    const paper = print(told('georgian'))
    const due = told('georgian').rows.flatMap((row) => row.premiums ?? [])
    const struck = due.filter((premium) => premium !== null && premium.points < 0)
    expect(paper.querySelectorAll('td:nth-child(3n) .struck')).toHaveLength(struck.length)
    expect(paper.querySelectorAll('.twice')).toHaveLength(due.filter((premium) => (premium?.points ?? 0) > 0).length)
    expect(paper.querySelectorAll('.khishti').length).toBeGreaterThan(0)
    expect(paper.querySelector('.legend')?.textContent).toContain('crossed out')
  })

  it('ends with the totals, who has won, and what each receives or pays', () => {
    const leaf = { ...told('names'), winners: [0], money: [25, -10, -15] }
    const paper = print(leaf)
    expect(rowsOf(paper, '')).toContainEqual(expect.stringMatching(/Settlement *\+25 *−10 *−15/))
    expect(paper.querySelector('footer')?.textContent).toContain('has won')
  })

  it('names the rules and the day of play', () => {
    const paper = print({ ...told('house'), rules: 'As in grandmother’s house', began: new Date(2026, 4, 9).getTime() })
    expect(paper.querySelector('header')?.textContent).toMatch(/grandmother’s house.*May 9, 2026/)
  })
})
