/** What I may do now, read from what the room sent: words, ranges, picks of cards. Nothing is worked out. */
import type { PokerEvening } from '../net/room'
import type { CardsChoice, Position } from '../net/wire'
import { say } from '../words/say'
import type { Lying } from './sizing'
import type { CardText, Saying, Sizes } from './types'

type Asked = Pick<Position, 'choices' | 'amounts' | 'picks' | 'barred'>

/** What may be said in a betting round; null outside of one. */
export function saying(position: Asked, owed: number, stack: number): Saying | null {
  const { choices } = position
  const stay = choices.includes('call') ? 'call' : choices.includes('check') ? 'check' : null
  if (stay === null && !choices.includes('fold')) return null
  const why = position.barred.find((one) => one.what === 'bet' || one.what === 'raise')?.why
  return {
    fold: choices.includes('fold'),
    stay,
    owed,
    callsAll: owed >= stack,
    raise: raising(position),
    why: why === undefined ? '' : say(why.id, why.args),
  }
}

function raising({ choices, amounts }: Asked): Saying['raise'] {
  const range = amounts.find(({ verb }) => verb === 'bet' || verb === 'raise')
  if (range) return { verb: range.verb as 'bet' | 'raise', sizes: { kind: 'range', lo: range.lo, hi: range.hi, step: range.step } }
  const words = choices.map((text) => text.split(' ')).filter(([verb]) => verb === 'bet' || verb === 'raise')
  const verb = words[0]?.[0]
  if (verb === undefined) return null
  const sizes: Sizes = { kind: 'sums', sums: words.map(([, sum]) => Number(sum)).sort((a, b) => a - b) }
  return { verb: verb as 'bet' | 'raise', sizes }
}

/** What lies there when I am to speak. */
export function lying({ position, you }: PokerEvening): Lying {
  const { hand } = position.view
  if (hand === null) return { pot: 0, price: 0, owed: 0, everything: 0 }
  const pots = hand.pots.reduce((sum, pot) => sum + pot.amount, 0)
  const stack = hand.stacks[you.seat] ?? 0
  const bet = hand.bets[you.seat] ?? 0
  return {
    pot: hand.bets.reduce((sum, chips) => sum + chips, pots),
    price: hand.price,
    owed: hand.owed[you.seat] ?? 0,
    everything: stack + bet,
  }
}

/** The text that exchanges these cards; null where no pick allows them. */
export function exchange(picks: readonly CardsChoice[], away: readonly CardText[]): string | null {
  const fits = picks.find(
    ({ of, least, most }) => away.length >= least && away.length <= most && away.every((card) => (of as CardText[]).includes(card)),
  )
  if (fits === undefined) return null
  if (away.length === 0) return fits.bare === '' ? null : fits.bare
  return [fits.verb, ...away].join(' ')
}

/** Why these cards cannot be exchanged; empty where they can. */
export function whyNot(picks: readonly CardsChoice[], away: readonly CardText[]): string {
  if (exchange(picks, away) !== null) return ''
  const four = picks.some(({ least }) => least === away.length)
  return four ? say('why-draw-ace') : say('why-draw-most', { most: Math.max(0, ...picks.filter(({ least }) => least === 0).map(({ most }) => most)) })
}
