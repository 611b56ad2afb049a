/** What the page knows about one table, and how each letter changes it. Pure: the same letters give the same page. */
import type { DealScored, DrawView, HallInfo, HandEnded, LessonStep, Letter, News, Order, PalaceView, Position, Rules, ShortdeckView, TableInfo, View, Why, You } from './wire'

export const WATCHER = -4
export const DEALER = -1

/** What happens in a match of raspisnoy. */
export type GameEvent = LessonStep['events'][number]
/** A table of raspisnoy, and a position there; its letters hold nothing that belongs to other games. */
export type MatchTable = TableInfo & { rules: Rules }
export type MatchPosition = Position & { view: View }

/** What happens at an evening of poker hands. */
export type HallEvent = Exclude<News['events'][number], GameEvent>
export type PokerView = DrawView | ShortdeckView
export type HallView = PokerView | PalaceView

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
  /** At an evening: the hands that were paid, and all that was heard of the last one. */
  hands: readonly HandEnded[]
  hand: readonly HallEvent[]
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
  hands: [],
  hand: [],
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
        sheet: letter.sheet.filter((row) => row.type === 'deal_scored'),
        hands: letter.sheet.filter((row) => row.type === 'hand_ended'),
        hand: letter.hand as HallEvent[],
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
    hands: handsAfter(room.hands, letter),
    hand: handAfter(room.hand, letter.events as HallEvent[]),
  }
}

function handsAfter(hands: readonly HandEnded[], { events }: News): HandEnded[] {
  const known = new Set(hands.map((hand) => hand.number))
  return [...hands, ...events.filter((event) => event.type === 'hand_ended' && !known.has(event.number))] as HandEnded[]
}

/** The hand so far: a new one begins with its first event. */
function handAfter(hand: readonly HallEvent[], events: readonly HallEvent[]): readonly HallEvent[] {
  const begun = events.map((event) => event.type).lastIndexOf('hand_begun')
  return begun < 0 ? [...hand, ...events] : events.slice(begun)
}

/** An evening of poker as this browser knows it. */
export type Evening<V extends HallView = HallView> = Omit<Room, 'table' | 'position'> & {
  table: TableInfo & { hall: HallInfo }
  position: Position & { view: V }
}
export type PokerEvening = Evening<PokerView>
export type PalaceEvening = Evening<PalaceView>

export function isPalace(room: Evening): room is PalaceEvening {
  return room.position.view.game === 'palace'
}

/** The room where an evening of poker is on; null where something else is played, or nothing was heard. */
export function eveningOf(room: Room): Evening | null {
  return room.table?.hall && room.position ? (room as unknown as Evening) : null
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
