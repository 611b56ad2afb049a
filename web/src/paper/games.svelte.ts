/** The games on paper of this device, as every component sees them. */
import type { PaperGame } from './game'
import { forget, isGame, recall, remember } from './kept'

let kept = $state.raw(recall())
/** Those that could not be kept as they stand now: they go with the page. */
let loose = $state.raw<readonly PaperGame[]>([])

export function games(): readonly PaperGame[] {
  return kept
}

export function gameOf(id: string): PaperGame | null {
  return kept.find((game) => game.id === id) ?? null
}

/** The game could not be kept as it stands now: it goes with the page. */
export function isLoose(id: string): boolean {
  return loose.some((game) => game.id === id)
}

/** Write a game down, a new one or one that has gone on. */
export function write(game: PaperGame): void {
  const now = { ...game, touched: Date.now() }
  kept = [now, ...without(kept, game.id)]
  loose = remember(now) ? without(loose, game.id) : [now, ...without(loose, game.id)]
}

export function remove(id: string): void {
  kept = without(kept, id)
  loose = without(loose, id)
  forget(id)
}

function without(games: readonly PaperGame[], id: string): PaperGame[] {
  return games.filter((game) => game.id !== id)
}

// another tab has written; what could not be kept here is in this one only
addEventListener('storage', ({ key }) => {
  if (isGame(key)) kept = [...loose, ...recall().filter(({ id }) => !isLoose(id))]
})
