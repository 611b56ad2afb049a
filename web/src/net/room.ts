/** What the page knows about one table, and how each letter changes it. Pure: the same letters give the same page. */
import type { DealScored, LessonStep, Letter, News, Order, Position, Rules, TableInfo, View, Why, You } from './wire'

export const WATCHER = -4
export const DEALER = -1

/** What happens in a match of raspisnoy. */
export type GameEvent = LessonStep['events'][number]
/** A table of raspisnoy, and a position there; its letters hold nothing that belongs to other games. */
export type MatchTable = TableInfo & { rules: Rules }
export type MatchPosition = Position & { view: View }

type Bare<T> = T extends unknown ? Omit<T, 'nonce' | 'seen'> : never
/** An order without its nonce and the length it saw: those are added when it goes out. */
export type Wish = Bare<Order>

export interface Room {
  /** Length of the table's log as last heard; null before the first letter. */
  length: number | null
  table: MatchTable | null
  you: You
  position: MatchPosition | null
  sheet: readonly DealScored[]
  /** The order on its way, until the room has answered. */
  pending: Order | null
  /** Why the last order changed nothing. */
  refusal: Why | null
  /** A one-time link that was asked for. */
  link: { seat: number; path: string } | null
}

export const nobody: You = { seat: WATCHER, host: false, name: '' }

export const emptyRoom: Room = {
  length: null,
  table: null,
  you: nobody,
  position: null,
  sheet: [],
  pending: null,
  refusal: null,
  link: null,
}

/** The room after `letter`. */
export function hear(room: Room, letter: Letter): Room {
  switch (letter.type) {
    case 'snapshot':
      return {
        ...room,
        length: letter.length,
        table: letter.table as MatchTable,
        you: letter.you,
        position: letter.position as MatchPosition,
        sheet: letter.sheet as DealScored[],
      }
    case 'news':
      return hearNews(room, letter)
    case 'table':
      return {
        ...room,
        length: letter.length,
        table: letter.table as MatchTable,
        you: letter.you,
        position: letter.position as MatchPosition,
      }
    case 'done':
      return answers(room, letter.nonce) ? { ...room, pending: null, refusal: null } : room
    case 'refused':
      return answers(room, letter.nonce) || letter.nonce === '' ? { ...room, pending: null, refusal: letter.why } : room
    case 'link':
      return { ...room, pending: answers(room, letter.nonce) ? null : room.pending, link: { seat: letter.seat, path: letter.path } }
    case 'beat':
      return room
  }
}

function hearNews(room: Room, letter: News): Room {
  const known = new Set(room.sheet.map((deal) => deal.row.number))
  const fresh = letter.events.filter((event) => event.type === 'deal_scored' && !known.has(event.row.number))
  return {
    ...room,
    length: letter.length,
    position: letter.position as MatchPosition,
    sheet: [...room.sheet, ...(fresh as DealScored[])],
  }
}

function answers(room: Room, nonce: string): boolean {
  return room.pending?.nonce === nonce
}

/** The room with `wish` on its way; null when another order is still unanswered or nothing was heard yet. */
export function wishing(room: Room, wish: Wish, nonce: string): Room | null {
  if (room.pending !== null || room.length === null) return null
  return { ...room, pending: { ...wish, nonce, seen: room.length } as Order, refusal: null }
}

/** Whether a deal waits for its bids before anything is dealt. */
export function isAhead(room: Room): boolean {
  const view = room.position?.view
  return room.table?.phase === 'playing' && view !== undefined && view.turn >= 0 && view.deal?.hand_sizes.length === 0
}
