/** Games on paper as they are kept on this device, each under a key of its own, so that none is lost with another. */
import type { PaperGame } from './game'
import { honest } from './honest'

const KEY = 'kozyr-paper:'

/** Whether a key of the browser's storage is that of a game. */
export function isGame(key: string | null): boolean {
  return key === null || key.startsWith(KEY)
}

/** All games that can be read, the latest first. */
export function recall(): PaperGame[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '')
    const found = keys.filter((key) => key.startsWith(KEY)).map((key) => ({ key, game: honest(localStorage.getItem(key)) }))
    const games = found.flatMap(({ key, game }) => (game !== null && key === KEY + game.id ? game : []))
    return games.sort((a, b) => b.touched - a.touched)
  } catch {
    return []
  }
}

/** Write a game down; false in a browser that keeps nothing, or no more. */
export function remember(game: PaperGame): boolean {
  try {
    localStorage.setItem(KEY + game.id, JSON.stringify(game))
    return true
  } catch {
    return false
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(KEY + id)
  } catch {
    // it was not kept
  }
}
