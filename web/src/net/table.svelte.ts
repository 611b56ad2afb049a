/** One table as this browser lives with it: the line to it, what is known, and the orders that go out. */
import { emptyRoom, hear, isAhead, wishing, type GameEvent, type Room, type Wish } from './room'
import { openLine, type LineState } from './socket'
import type { Letter, Position, Refused } from './wire'

export interface Listener {
  /** Everything is new: show it without moving anything. */
  fresh(room: Room): void
  /** A deal began with nothing dealt yet: its bids come first. */
  begun(room: Room): void
  /** Something happened at the table. */
  happened(events: readonly GameEvent[], room: Room): void
}

interface Heard {
  room: Room
  line: LineState
  /** When the table goes on by itself, on the clock of `performance.now()`; null when it waits. */
  deadline: number | null
  /** Why the room hung up for good: its code, or null. */
  hungUp: number | null
}

export interface LiveTable extends Readonly<Heard> {
  /** Send `wish`; null when it is done, else why nothing changed. While another is on its way it is not sent at all. */
  send(wish: Wish): Promise<Refused['why'] | null>
  /** What was said about the last order is read. */
  forgive(): void
  close(): void
}

const FOR_GOOD = [1008]
const UNSENT = { id: 'room-why-busy', args: {} }

function addressOf(code: string, seen: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/t/${code}/socket${seen === null ? '' : `?seen=${seen}`}`
}

/** A nonce for an order. (`randomUUID` is missing where a page comes over plain http from the local network.) */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function deadlineOf({ seconds }: Position): number | null {
  return seconds === null ? null : performance.now() + seconds * 1000
}

/** Sit down before the table `code`: letters arrive until `close`. */
export function openTable(code: string, listener: Listener): LiveTable {
  const now = $state<Heard>({
    room: emptyRoom,
    line: 'opening',
    deadline: null,
    hungUp: null,
  })
  let settle: ((why: Refused['why'] | null) => void) | null = null

  function heard(text: string): void {
    const letter = JSON.parse(text) as Letter
    const before = now.room
    now.room = hear(before, letter)
    if ('position' in letter) now.deadline = deadlineOf(letter.position)
    if (letter.type === 'snapshot') listener.fresh(now.room)
    if (letter.type === 'table' && before.table?.phase === 'between' && isAhead(now.room)) listener.begun(now.room)
    if (letter.type === 'news') listener.happened(letter.events as GameEvent[], now.room)
    if (before.pending !== null && now.room.pending === null) {
      settle?.(now.room.refusal)
      settle = null
    }
  }

  const line = openLine({
    url: () => addressOf(code, now.room.length),
    heard,
    changed: (state) => {
      now.line = state
      if (state === 'open' && now.room.pending !== null) line.send(JSON.stringify(now.room.pending))
    },
    again: (ended) => {
      if (FOR_GOOD.includes(ended)) now.hungUp = ended
      return !FOR_GOOD.includes(ended)
    },
  })

  function send(wish: Wish): Promise<Refused['why'] | null> {
    const asked = wishing(now.room, wish, newNonce())
    if (asked === null) return Promise.resolve(UNSENT)
    now.room = asked
    line.send(JSON.stringify(asked.pending))
    return new Promise((resolve) => (settle = resolve))
  }

  return {
    get room() {
      return now.room
    },
    get line() {
      return now.line
    },
    get deadline() {
      return now.deadline
    },
    get hungUp() {
      return now.hungUp
    },
    send,
    forgive: () => (now.room = { ...now.room, refusal: null }),
    close: () => line.close(),
  }
}
