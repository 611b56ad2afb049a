/** A table of people for the gallery. */
import type { Plate } from '../table/types'

const NAMES = ['Anna', 'Bob', 'Cyrus', 'Деа', 'Konstantinopoulos', 'Eva', 'Фёдор', 'Գայանե', 'Ида', 'Jo']

export function plates(count: number, turn: number): Plate[] {
  return NAMES.slice(0, count).map((name, seat) => ({
    seat,
    name,
    me: seat === 0,
    bot: seat === 2,
    absent: seat === 3,
    deputy: seat === 3,
    dealer: seat === 1,
    turn: seat === turn,
    bid: [3, 2, 0, 1, null, 4][seat] ?? null,
    taken: [2, 1, 1, 0, 0, 4][seat] ?? 0,
    cards: 5,
    pair: null,
    shown: [],
    clock: seat === turn ? { left: 21, of: 30 } : null,
  }))
}

export const names = NAMES
