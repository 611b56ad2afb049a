/** What happened at a poker table in sentences: lines of the history, and what a screen reader is told. */
import { cardName } from '../cards/names'
import type { HallEvent } from '../net/room'
import type { Acted, PotWon } from '../net/wire'
import { say } from '../words/say'
import type { CardText, Line } from './types'

export interface Listening {
  me: number
  /** By seat. */
  names: readonly string[]
  /** How many cards lay on the board before. */
  board: number
}

type Who = { name: string; me: 'yes' | 'no' }

/** The line for `event`; null where there is nothing to say. */
export function lineOf(event: HallEvent, { me, names, board }: Listening): Line | null {
  const who = (seat: number): Who => ({ name: names[seat] ?? '', me: seat === me ? 'yes' : 'no' })
  const said = (id: string, args = {}, cards?: readonly CardText[]): Line => ({ kind: 'said', text: say(id, args), cards })
  const head = (id: string, args = {}, cards?: readonly CardText[]): Line => ({ kind: 'head', text: say(id, args), cards })
  switch (event.type) {
    case 'drew_for_deal':
      return said('room-told-drew', { ...who(event.seat), what: cardName(event.card) })
    case 'chair_changed':
      return said(`poker-told-chair-${event.what}`, { ...who(event.seat), amount: event.amount })
    case 'hand_begun':
      return head('poker-told-hand', { ...who(event.button), number: event.number })
    case 'posted':
      return said(`poker-told-${event.what.replace('_', '-')}`, { ...who(event.seat), amount: event.amount })
    case 'first_actor':
      return said('poker-told-first', who(event.seat))
    case 'turned':
      return said('poker-told-turned', {}, [event.card])
    case 'cards_dealt':
      return held(event.hands, said)
    case 'holes_dealt':
      return held(event.cards, said)
    case 'board_dealt':
      return head('poker-told-board', { board }, event.cards)
    case 'round_begun':
      return board === 0 && event.number > 1 ? head('poker-told-second', { pot: event.pot }) : null
    case 'acted':
      return { kind: 'said', text: actedText(event, who(event.seat)) }
    case 'exchanged':
      return said('poker-told-exchanged', { ...who(event.seat), count: event.count }, event.got ?? undefined)
    case 'received':
      return event.got === null ? null : said('poker-told-received', { count: event.count }, event.got)
    case 'stub_renewed':
      return said('poker-told-stub', { count: event.count })
    case 'redealt':
      return head('poker-told-redealt')
    case 'low_now':
      return head('poker-told-low')
    case 'returned':
      return said('poker-told-returned', { ...who(event.seat), amount: event.amount })
    case 'shown':
      return said('poker-told-shown', { ...who(event.seat), hand: say(event.made.id, event.made.args) }, event.cards)
    case 'mucked':
      return said('poker-told-mucked', who(event.seat))
    case 'pot_won':
      return { kind: 'won', text: wonText(event, me, names) }
    case 'evening_ended':
      return head('poker-told-evening-ended')
    default:
      return null
  }
}

function held(hands: readonly (readonly CardText[] | null)[], said: (id: string, args: object, cards: readonly CardText[]) => Line): Line | null {
  const own = hands.find((cards) => cards !== null && cards.length > 0)
  return own ? said('poker-told-cards', {}, own) : null
}

function actedText({ action, paid, left }: Acted, who: Who): string {
  const amount = 'amount' in action ? action.amount : paid
  return say(`poker-told-${action.type}`, { ...who, amount, all: left === 0 && paid > 0 ? 'yes' : 'no' })
}

function wonText({ number, amount, winners }: PotWon, me: number, names: readonly string[]): string {
  const list = new Intl.ListFormat(document.documentElement.lang || 'en').format(winners.map((seat) => names[seat] ?? ''))
  const mine = winners.length === 1 && winners[0] === me ? 'yes' : 'no'
  return say('poker-told-won', { number, amount, name: list, me: mine, shared: winners.length > 1 ? 'yes' : 'no' })
}

/** The history of what was heard so far. */
export function linesOf(events: readonly HallEvent[], me: number, names: readonly string[]): Line[] {
  let board = 0
  return events.flatMap((event) => {
    const line = lineOf(event, { me, names, board })
    if (event.type === 'board_dealt') board += event.cards.length
    return line === null ? [] : [line]
  })
}

/** A line said aloud, with its cards by name. */
export function aloud({ text, cards = [] }: Line): string {
  return cards.length === 0 ? text : `${text} ${cards.map((card) => cardName(card)).join(', ')}.`
}
