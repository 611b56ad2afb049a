/** From what the room told to what the camps of a palace table show. Nothing is decided. */
import type { HallEvent, PalaceEvening } from '../net/room'
import type { LiveTable } from '../net/table.svelte'
import { clockOf } from '../poker/show'
import { say } from '../words/say'
import { whyOf } from './doing'
import type { Camp } from './types'

const PALACE = 3

/** All camps by seat. */
export function campsOf(room: PalaceEvening, table: LiveTable, names: readonly string[]): Camp[] {
  const { view } = room.position
  const { hand } = view
  const said = saidIn(room.hand, names.length)
  return room.table.chairs.map((chair, seat) => {
    const at = view.table.chairs[seat]
    const inside = hand?.seats.includes(seat) === true
    const live = inside && hand?.live[seat] === true
    const turn = room.table.phase === 'playing' && view.turn === seat
    const shown = hand?.shown[seat] ?? []
    const stack = inside && room.table.phase !== 'between' && room.table.phase !== 'over' ? (hand?.stacks[seat] ?? 0) : (at?.stack ?? 0)
    const out = at?.out === true || (chair.kind !== 'empty' && !inside && hand !== null)
    const banner = hand?.banners[seat] ?? null
    return {
      seat,
      name: names[seat] ?? '',
      me: seat === room.you.seat,
      bot: chair.kind === 'bot',
      absent: chair.kind === 'person' && !chair.present,
      empty: chair.kind === 'empty' && !inside,
      out,
      button: (hand?.button ?? view.table.button) === seat,
      turn,
      clock: turn ? clockOf(table, room.table.clock) : null,
      stack,
      fallen: inside && !live,
      allIn: live && stack === 0 && hand?.how === null,
      said: inside ? wordFor(said[seat] ?? '') : out ? say(stack > 0 || at?.out ? 'poker-sits-out' : 'poker-no-chips') : '',
      banner,
      soldiers: hand?.soldiers[seat] ?? [],
      backs: live && banner !== null && shown.length === 0 && dealt(room) ? PALACE : 0,
      shown,
      called: madeIn(room.hand, seat),
      price: hand?.prices[seat] ?? 0,
      won: (hand?.won ?? []).reduce((sum, { winners, shares }) => sum + (shares[winners.indexOf(seat)] ?? 0), 0),
      ...targetOf(room, seat),
      fights: hand?.battle?.sides.includes(seat) === true,
    }
  })
}

function dealt({ position }: PalaceEvening): boolean {
  return position.view.hand !== null && position.view.hand.stage !== 'banners' && position.view.hand.stage !== 'palaces'
}

/** Whether he is one of those I may attack, or one of those I may not and why: both as the room says. */
function targetOf({ position }: PalaceEvening, seat: number): Pick<Camp, 'target' | 'why'> {
  const why = whyOf(position, `attack ${seat}`)
  if (why !== '') return { target: 'barred', why }
  const starts = `attack ${seat}`
  const may = position.choices.some((text) => text.startsWith(`${starts} `)) || position.amounts.some(({ verb }) => verb === starts)
  return { target: may ? 'may' : null, why: '' }
}

const wordFor = (word: string) => (word === '' ? '' : say(`palace-said-${word}`))

/** What each did last in this hand: the end of a message. */
export function saidIn(events: readonly HallEvent[], seats: number): string[] {
  const said = Array.from({ length: seats }, () => '')
  for (const event of events) {
    switch (event.type) {
      case 'bought':
      case 'discarded':
      case 'stayed':
      case 'folded':
      case 'attacked':
        said[event.seat] = event.type
        break
      case 'answered':
        said[event.seat] = event.action.type === 'fold' ? 'folded' : event.action.type
        break
      case 'fought':
        for (const { seat } of [event.attacker, event.defender]) if (seat !== event.winner && event.caller >= 0) said[seat] = 'beaten'
        break
      case 'captured':
        said[event.seat] = event.type
        break
    }
  }
  return said
}

/** What the hand that a seat laid open is called. */
function madeIn(events: readonly HallEvent[], seat: number): string {
  const open = events.find((event) => event.type === 'shown' && event.seat === seat)
  return open?.type === 'shown' ? say(open.made.id, open.made.args) : ''
}
