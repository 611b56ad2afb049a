import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { evening } from '../gallery/evening'
import Dialog from '../look/Dialog.svelte'
import Menu from '../look/Menu.svelte'
import { speak } from '../words/language.svelte'
import BidRow from './BidRow.svelte'
import Fan from './Fan.svelte'
import JokerPad from './JokerPad.svelte'
import Review from './Review.svelte'
import SeatPlate from './SeatPlate.svelte'
import Sheet from './Sheet.svelte'

let shown: Record<string, unknown>[] = []

// The properties are those of the component; svelte-check sees to it where it is used.
function show(what: unknown, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  shown.push(mount(what as Component<Record<string, unknown>>, { target, props }))
  flushSync()
  return target
}

beforeEach(() => speak('en'))

afterEach(() => {
  shown.forEach((one) => void unmount(one))
  shown = []
  document.body.innerHTML = ''
})

const press = (on: Element | Window, key: string) => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

const nameOf = (one: Element | null | undefined): string =>
  one?.getAttribute('aria-label') ?? (one?.querySelector('.unseen') ?? one)?.textContent?.trim() ?? ''

const button = (root: ParentNode, name: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].find((one) => nameOf(one).includes(name))
  if (found === undefined) throw new Error(`no button "${name}"`)
  return found
}

describe('the hand', () => {
  const hand = { cards: ['Qd', 'Ah', '7s', '6h'], trump: 'h', jokers: ['7s'], playable: ['Ah', '6h', '7s'] }
  const why = (card: string) => `not ${card}`

  it('calls every card by name, the trump as a trump and the joker as the joker', () => {
    const names = [...show(Fan, hand).querySelectorAll('button')].map(nameOf)
    expect(names).toEqual(['queen of diamonds', 'six of hearts, a trump', 'ace of hearts, a trump', 'joker (seven of spades)'])
  })

  it('plays a card that may be played', () => {
    const onplay = vi.fn()
    button(show(Fan, { ...hand, onplay }), 'ace of hearts').click()
    expect(onplay).toHaveBeenCalledExactlyOnceWith('Ah')
  })

  it('keeps a card that may not be played, and says why', () => {
    const onplay = vi.fn()
    const root = show(Fan, { ...hand, onplay, why })
    const queen = button(root, 'queen')
    queen.click()
    flushSync()
    expect(onplay).not.toHaveBeenCalled()
    expect(queen.getAttribute('aria-disabled')).toBe('true')
    expect(root.querySelector('[role=status]')?.textContent).toContain('not Qd')
    expect(document.getElementById(queen.getAttribute('aria-describedby') ?? '')?.textContent).toContain('not Qd')
  })

  it('is one stop for the keyboard, walked by arrows', () => {
    const root = show(Fan, hand)
    const stops = () => [...root.querySelectorAll('button')].filter((one) => one.tabIndex === 0)
    expect(stops()).toHaveLength(1)
    stops()[0]?.focus()
    press(button(root, 'queen'), 'ArrowRight')
    expect(nameOf(document.activeElement)).toContain('six of hearts')
    expect(stops()).toHaveLength(1)
  })

  it('says nothing about cards while it is somebody else’s turn', () => {
    const root = show(Fan, { ...hand, playable: null, why })
    button(root, 'queen').click()
    flushSync()
    expect(root.querySelector('[role=status]')?.textContent?.trim()).toBe('')
    expect(root.querySelector('.dimmed')).toBeNull()
  })

  it('shows backs and no card where I may not look', () => {
    const root = show(Fan, { cards: [], backs: 5 })
    expect(root.querySelectorAll('.card')).toHaveLength(5)
    expect(root.querySelectorAll('button')).toHaveLength(0)
  })
})

describe('the bids', () => {
  const bids = { cards: 5, allowed: [0, 1, 2, 4, 5], forbidden: [{ bid: 3, why: '2 + 3 = 5' }], told: [{ seat: 1, bid: 2 }] }

  it('are said by a digit', () => {
    const onbid = vi.fn()
    show(BidRow, { ...bids, onbid })
    press(window, '4')
    expect(onbid).toHaveBeenCalledExactlyOnceWith(4)
  })

  it('cross out the forbidden number, and tell the reason before anybody asks', () => {
    const onbid = vi.fn()
    const root = show(BidRow, { ...bids, onbid })
    expect(root.querySelector('[role=status]')?.textContent).toBe('2 + 3 = 5')
    press(window, '3')
    expect(button(root, 'bid 3').getAttribute('aria-disabled')).toBe('true')
    button(root, 'bid 3').click()
    expect(onbid).not.toHaveBeenCalled()
  })

  it('call a bid of nothing a pass', () => {
    expect(nameOf(show(BidRow, { ...bids, onbid: vi.fn() }).querySelector('.row button'))).toBe('pass')
  })
})

describe('the joker’s card', () => {
  const pad = { card: '7s', actions: ['play 7s high', 'play 7s low'], trump: 'h' }

  it('plays what is chosen', () => {
    const onplay = vi.fn()
    button(show(JokerPad, { ...pad, onplay, onback: vi.fn() }), 'Gives away').click()
    expect(onplay).toHaveBeenCalledExactlyOnceWith('play 7s low')
  })

  it('begins at the first way, and Escape puts the joker back', () => {
    const onback = vi.fn()
    show(JokerPad, { ...pad, onplay: vi.fn(), onback })
    expect(document.activeElement?.textContent).toContain('Takes')
    press(document.activeElement as Element, 'Escape')
    expect(onback).toHaveBeenCalledOnce()
  })

  it('says the consequence of a command for the suit at hand', () => {
    const actions = ['play 7s highest spades', 'play 7s highest trumps']
    const root = show(JokerPad, { ...pad, actions, onplay: vi.fn(), onback: vi.fn() })
    button(root, 'trumps').focus()
    flushSync()
    expect(root.querySelector('.level')?.textContent).toContain('highest trump')
  })
})

describe('a seat', () => {
  const plate = { seat: 1, name: 'Bob', me: false, bot: true, absent: false, deputy: false, dealer: true, turn: true, bid: 2, taken: 1, cards: 3 }

  it('says in words all that it shows', () => {
    const name = nameOf(show(SeatPlate, { plate }).querySelector('[role=group]'))
    for (const word of ['Bob', 'bid 2', 'one trick', 'dealer', 'bot']) expect(name).toContain(word)
  })
})

describe('the score sheet', () => {
  const names = ['Anna', 'Bob', 'Cy', 'Dee']
  const sheet = { names, rows: evening(4, 22).slice(19, 25), me: 0 }

  it('has a row for every deal and names the special ones', () => {
    const root = show(Sheet, sheet)
    expect(root.querySelectorAll('[data-row]')).toHaveLength(6)
    expect([...root.querySelectorAll('.band')].map((one) => one.textContent?.trim())).toEqual(['No trump', 'Blind'])
  })

  it('tells at its foot how a figure came about', () => {
    const root = show(Sheet, sheet)
    root.querySelector<HTMLButtonElement>('[data-spot="21-1"]')?.click()
    flushSync()
    expect(root.querySelector('.foot')?.textContent).toContain('Deal 21, Bob: ')
  })

  it('is one stop for the keyboard, walked by arrows', () => {
    const root = show(Sheet, sheet)
    expect(root.querySelectorAll('button[tabindex="0"][data-spot]')).toHaveLength(1)
    const from = root.querySelector<HTMLButtonElement>('[data-spot="22-0"]')
    from?.focus()
    flushSync()
    press(from as Element, 'ArrowUp')
    expect((document.activeElement as HTMLElement).dataset['spot']).toBe('21-0')
  })

  it('marks the current row', () => {
    expect(show(Sheet, sheet).querySelector('[aria-current]')?.getAttribute('data-row')).toBe('23')
  })
})

describe('tricks looked through', () => {
  it('say who led, who laid what and who took it', () => {
    const plays = [{ seat: 0, card: '9h' }, { seat: 1, card: '7s', says: 'low' }]
    const root = show(Review, { tricks: [{ leader: 0, winner: 0, plays }], names: ['Anna', 'Bob'], jokers: ['7s'] })
    const names = [...root.querySelectorAll('ul li')].map(nameOf)
    expect(names).toEqual(['Anna led: nine of hearts', 'Bob: joker (seven of spades)'])
    expect(root.textContent).toContain('gives away')
  })
})

describe('what lies over the table', () => {
  it('a menu opens at its first item, and Escape closes it and gives the focus back', () => {
    const root = show(Menu, { name: 'Menu', items: [{ label: 'Rules', onpick: vi.fn() }, { label: 'Leave', onpick: vi.fn() }] })
    button(root, 'Menu').click()
    flushSync()
    expect(document.activeElement?.textContent).toContain('Rules')
    press(document.activeElement as Element, 'ArrowDown')
    expect(document.activeElement?.textContent).toContain('Leave')
    press(document.activeElement as Element, 'Escape')
    expect(root.querySelector('[role=menu]')).toBeNull()
    expect(document.activeElement).toBe(button(root, 'Menu'))
  })

  it('a dialog has a name, and Escape asks its owner to close it', () => {
    const onclose = vi.fn()
    const root = show(Dialog, { title: 'Rules', open: true, onclose, children: () => {} })
    const box = root.querySelector('dialog')
    expect(document.getElementById(box?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Rules')
    box?.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(onclose).toHaveBeenCalledOnce()
  })
})
