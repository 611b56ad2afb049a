/** The beginning of a game on paper. Pure, but for its name in the store and the clock. */
import type { PaperGame } from './game'

type Chosen = Omit<PaperGame, 'id' | 'deals' | 'counting' | 'stopped' | 'began' | 'touched'>

export function begun(chosen: Chosen): PaperGame {
  const now = Date.now()
  const id = now.toString(36) + Math.floor(Math.random() * 36 ** 3).toString(36)
  return { ...chosen, id, deals: [], counting: null, stopped: false, began: now, touched: now }
}

/** What cannot be seen or turns a text, as in the names of the room: of the invisible only what joins letters is one. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
const BLANK = /^[\s\u200c\u200d]*$/

export type Fault = 'missing' | 'unseen' | 'twice'

/** What is wrong with the names, the worst first: one is missing, cannot be read, or stands there twice. */
export function namesFault(players: readonly string[]): Fault | null {
  const faults = players.map((_, place) => faultAt(players, place))
  return (['missing', 'unseen', 'twice'] as const).find((fault) => faults.includes(fault)) ?? null
}

/** Whether the name at a place is why: it is missing, cannot be read, or an earlier player has it too. */
export function isAmiss(players: readonly string[], place: number): boolean {
  const fault = namesFault(players)
  return fault !== null && faultAt(players, place) === fault
}

function faultAt(players: readonly string[], place: number): Fault | null {
  const names = players.map((name) => name.trim().toLowerCase())
  const name = names[place] ?? ''
  if (BLANK.test(name)) return 'missing'
  if (UNSEEN.test(name)) return 'unseen'
  return names.indexOf(name) < place ? 'twice' : null
}

/** The price of a point as it was typed; 0 where nothing sensible was. */
export function priceIn(text: string): number {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : 0
}
