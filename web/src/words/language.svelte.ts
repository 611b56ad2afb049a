/** Which language the page speaks: remembered in this browser, at first what the browser asks for. */

import { learn } from './bundles'

export const LANGUAGES = { en: 'English', ru: 'Русский', hy: 'Հայերեն', mn: 'Монгол' } as const
export type Language = keyof typeof LANGUAGES

const KEPT = 'kozyr-language'

function known(tag: string | null | undefined): Language | null {
  const short = tag?.slice(0, 2).toLowerCase() ?? ''
  return short in LANGUAGES ? (short as Language) : null
}

/** The language to begin with: the one kept here, else the first that the browser wants and we have. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  return known(kept) ?? wanted.map(known).find((tag) => tag !== null) ?? 'en'
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null // a browser that forbids storage still speaks
  }
}

const spoken = $state({ now: firstLanguage(readKept(), navigator.languages) })

/** The language now; whoever reads this in a component is drawn again when it changes. */
export function language(): Language {
  return spoken.now
}

/** Speak `next` from now on, as soon as it is learned; where it cannot be learned the page speaks on as before. */
export async function speak(next: Language): Promise<void> {
  try {
    await learn(next)
  } catch {
    return
  }
  spoken.now = next
  document.documentElement.lang = next
  try {
    localStorage.setItem(KEPT, next)
  } catch {
    // not remembered, but spoken
  }
}

document.documentElement.lang = spoken.now
