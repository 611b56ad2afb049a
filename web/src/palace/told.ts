/** What happened in Palace Poker in sentences: lines of the history, and what a screen reader is told. */
import { WATCHER, type HallEvent } from '../net/room'
import type { Answered, Fought } from '../net/wire'
import { lineOf as pokerLine } from '../poker/told'
import type { Line } from '../poker/types'
import { say } from '../words/say'

type Said = (id: string, args?: Record<string, string | number>, cards?: readonly string[]) => Line

const said: Said = (id, args = {}, cards) => ({ kind: 'said', text: say(id, args), cards })

/** The line for `event`, with everybody by name; null where there is nothing to say. What other poker games tell too is told as there. */
export function lineOf(event: HallEvent, names: readonly string[]): Line | null {
  const name = (seat: number) => names[seat] ?? ''
  switch (event.type) {
    case 'banner_dealt':
      return said('heard-palace-banner', { name: name(event.seat), card: event.card })
    case 'pack_ran_out':
      return said('heard-palace-ran-out', { name: name(event.seat) })
    case 'palaces_dealt':
      return said('heard-palace-palaces', {}, event.palaces.find((three) => three !== null && three.length > 0) ?? undefined)
    case 'pile_renewed':
      return said('heard-palace-renewed', { count: event.cards })
    case 'bought':
      return said('heard-palace-bought', { name: name(event.seat), paid: event.paid })
    case 'recruited':
      return said('heard-palace-recruited', { name: name(event.seat), card: event.card })
    case 'kept':
      return event.discarded.length === 0 ? null : said('heard-palace-kept', { name: name(event.seat), count: event.soldiers.length, off: event.discarded.length })
    case 'discarded':
      return said('heard-palace-discarded', { name: name(event.seat), count: event.cards.length, paid: event.paid })
    case 'stayed':
    case 'folded':
      return said(`heard-palace-${event.type}`, { name: name(event.seat) })
    case 'attacked':
      return { ...said('heard-palace-attacked', { name: name(event.seat), rival: name(event.target), paid: event.paid, extra: event.extra }), kind: 'head' }
    case 'answered':
      return answered(event, name(event.seat))
    case 'fought':
      return fought(event, names)
    case 'captured':
      return said('heard-palace-captured', { name: name(event.seat), rival: name(event.loser), count: event.cards.length - 1 })
    case 'closed':
      return { ...said(`heard-palace-end-${event.how.replace('_', '-')}`, { names: list(event.seats.map(name)) }), kind: 'head' }
    default:
      return pokerLine(event, { me: WATCHER, names, board: 0 })
  }
}

/** A fold is told by the battle that it ends. */
function answered({ action, paid }: Answered, name: string): Line | null {
  if (action.type === 'fold') return null
  return said(`heard-palace-${action.type}`, { name, paid, amount: action.type === 'raise' ? action.amount : 0 })
}

/** How a battle ended; the hands that I may see stand in its scene. */
function fought({ attacker, defender, winner, by }: Fought, names: readonly string[]): Line {
  const first = winner === defender.seat ? defender : attacker
  const second = first === defender ? attacker : defender
  const line = said(`heard-palace-won-${by}`, { name: names[first.seat] ?? '', rival: names[second.seat] ?? '' })
  return { ...line, kind: 'won' }
}

const list = (names: readonly string[]) => new Intl.ListFormat(document.documentElement.lang || 'en').format(names)

/** The history of what was heard so far. */
export function linesOf(events: readonly HallEvent[], names: readonly string[]): Line[] {
  return events.flatMap((event) => lineOf(event, names) ?? [])
}

/** Why the hand has ended; empty while it goes on. */
export function endingOf(events: readonly HallEvent[], names: readonly string[]): string {
  const closed = events.find((event) => event.type === 'closed')
  return closed === undefined ? '' : (lineOf(closed, names)?.text ?? '')
}
