/** The beginning of a game on paper. Pure, but for its name in the store and the clock. */
import type { PaperGame } from './game'

type Chosen = Omit<PaperGame, 'id' | 'deals' | 'counting' | 'stopped' | 'began' | 'touched'>

export function begun(chosen: Chosen): PaperGame {
  const now = Date.now()
  const id = now.toString(36) + Math.floor(Math.random() * 36 ** 3).toString(36)
  return { ...chosen, id, deals: [], counting: null, stopped: false, began: now, touched: now }
}

/** What is wrong with the names: one is missing, or two are the same. */
export function namesFault(players: readonly string[]): 'missing' | 'twice' | null {
  const names = players.map((name) => name.trim().toLowerCase())
  if (names.includes('')) return 'missing'
  return new Set(names).size < names.length ? 'twice' : null
}

/** Whether the name at a place is why: it is missing, or an earlier player has it too. */
export function isAmiss(players: readonly string[], place: number): boolean {
  const names = players.map((name) => name.trim().toLowerCase())
  const name = names[place] ?? ''
  return names.includes('') ? name === '' : names.indexOf(name) < place
}

/** The price of a point as it was typed; 0 where nothing sensible was. */
export function priceIn(text: string): number {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : 0
}
