/** The games on paper of this device, as every component sees them. */
import type { PaperGame } from './game'
import { forget, isGame, recall, remember } from './kept'

let kept = $state.raw(recall())
let shut = $state(false)

export function games(): readonly PaperGame[] {
  return kept
}

export function gameOf(id: string): PaperGame | null {
  return kept.find((game) => game.id === id) ?? null
}

/** The last game could not be kept: it goes with the page. */
export function isShut(): boolean {
  return shut
}

/** Write a game down, a new one or one that has gone on. */
export function write(game: PaperGame): void {
  const now = { ...game, touched: Date.now() }
  kept = [now, ...kept.filter(({ id }) => id !== game.id)]
  shut = !remember(now)
}

export function remove(id: string): void {
  kept = kept.filter((game) => game.id !== id)
  forget(id)
}

// another tab has written
addEventListener('storage', ({ key }) => {
  if (isGame(key)) kept = recall()
})
