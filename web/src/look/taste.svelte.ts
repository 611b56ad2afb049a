/** How this reader likes the table: what the settings screen writes and every component reads. Nothing is stored here. */

export type Theme = 'system' | 'light' | 'dark'
export type Letters = 'JQKA' | 'ВДКТ' | 'ՎԱԹՏ' | 'БХНТ'

export interface Taste {
  theme: Theme
  contrast: 'normal' | 'high'
  suits: 'two' | 'four'
  letters: Letters
  figures: 'hand' | 'plain'
  motion: 'system' | 'still'
  order: 'suit' | 'rank'
}

export const plainTaste: Taste = {
  theme: 'system',
  contrast: 'normal',
  suits: 'two',
  letters: 'JQKA',
  figures: 'hand',
  motion: 'system',
  order: 'suit',
}

export const taste: Taste = $state({ ...plainTaste })

/** Put the taste on the document, where tokens.css looks for it. */
export function wear(now: Taste, root: HTMLElement = document.documentElement): void {
  const marks = {
    theme: now.theme === 'system' ? null : now.theme,
    contrast: now.contrast === 'high' ? 'high' : null,
    suits: now.suits === 'four' ? 'four' : null,
    figures: now.figures === 'plain' ? 'plain' : null,
    motion: now.motion === 'still' ? 'still' : null,
  }
  for (const [mark, value] of Object.entries(marks)) {
    if (value === null) root.removeAttribute(`data-${mark}`)
    else root.setAttribute(`data-${mark}`, value)
  }
}

/** True where nothing should move: the reader said so here or in the system's settings. */
export function still(now: Taste = taste): boolean {
  return now.motion === 'still' || (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
}
