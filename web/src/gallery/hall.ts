/** A made-up hall for the gallery: poker seats in the middle of a hand, its history, an evening's sheet. */
import type { HandRow, Line, PokerSeat } from '../poker/types'
import { names } from './people'

export const board = ['Kd', '9h', '6s', 'Td', 'Qc']
export const hands = { draw: ['Qs', '5h', 'Qd', '3c', '8h'], shortdeck: ['Qs', 'Jh'] }
export const bestOf = ['Kd', 'Qc', 'Jh', 'Td', '9h']
const OPEN = { draw: ['Ks', 'Kc', 'Th', 'Tc', '4d'], shortdeck: ['Jc', '9d'] }
const SAID = ['', 'Raise', 'Fold', 'Call', 'Check', 'All-in', 'Call', 'Fold', 'Big blind', 'Call']

export function pokerSeats(count: number, game: 'draw' | 'shortdeck', scene: string): PokerSeat[] {
  const size = game === 'draw' ? 5 : 2
  const end = scene === 'showdown'
  return names.slice(0, count).map((name, seat) => {
    const folded = seat === 2 || seat === 7
    const open = end && (seat === 1 || seat === 3)
    return {
      seat,
      name,
      me: seat === 0,
      bot: seat === 1,
      absent: seat === 3,
      empty: seat === 4 && count > 5,
      out: seat === 6,
      button: seat === 3,
      turn: !end && seat === (scene === 'boxes' ? 3 : 0),
      clock: !end && seat === (scene === 'boxes' ? 3 : 0) ? { left: 21, of: 30 } : null,
      stack: [495, 1240, 88, 12350, 0, 0, 300, 77, 210, 999][seat] ?? 500,
      bet: end || folded || seat === 6 ? 0 : ([0, 20, 0, 20, 0, 85, 0, 0, 10, 120][seat] ?? 0),
      folded,
      allIn: seat === 5,
      said: SAID[seat] ?? '',
      drew: game === 'draw' && seat !== 6 && scene !== 'draw' && !folded ? ([2, 3, null, 0, null, 1][seat] ?? 1) : null,
      backs: folded || seat === 0 || seat === 6 || open || (seat === 4 && count > 5) ? 0 : size,
      shown: open || (end && seat === 0) ? (seat === 0 ? hands[game] : OPEN[game]) : [],
      best: open ? (game === 'draw' ? OPEN.draw.slice(0, 4) : bestOf) : null,
      called: open ? 'two pair, kings and tens' : '',
      won: end && seat === 1 ? 230 : 0,
    }
  })
}

export const history: Line[] = [
  { kind: 'head', text: 'Hand 12: you have the button' },
  { kind: 'said', text: 'Bob: small blind 5' },
  { kind: 'said', text: 'Cyrus: big blind 10' },
  { kind: 'said', text: 'Dee raises to 40' },
  { kind: 'said', text: 'You call 40' },
  { kind: 'head', text: 'Flop', cards: board.slice(0, 3) },
  { kind: 'said', text: 'Bob checks' },
  { kind: 'said', text: 'Dee bets 60' },
  { kind: 'won', text: 'Dee wins the main pot of 230' },
]

export function rowsOf(seats: number, hands: number): HandRow[] {
  return Array.from({ length: hands }, (_, i) => ({
    number: i + 1,
    won: Array.from({ length: seats }, (_, seat) => (((i * 13 + seat * 29) % 9) - 4) * 15),
  }))
}
