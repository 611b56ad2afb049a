/** What this reader likes, kept in this browser: the look (taste), big text and sound. */
import { plainTaste, taste, wear, type Letters, type Taste } from '../look/taste.svelte'
import { language, type Language } from '../words/language.svelte'

const KEPT = 'kozyr-settings'

export interface Habits {
  bigText: boolean
  sound: boolean
  /** The letters on the cards were chosen; until then they are those of the language. */
  ownLetters: boolean
}

const FIRST: Habits = { bigText: false, sound: false, ownLetters: false }
/** The court and the ace, from the jack up, as each language writes them. */
export const LETTERS: Record<Language, Letters> = { en: 'JQKA', ru: 'ВДКТ', hy: 'ՎԱԹՏ', mn: 'БХНТ' }

export const habits: Habits = $state({ ...FIRST })

type Kept = Partial<Taste & Habits>

function recall(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Copy into `target` only the fields it has, and only values of the kind it has. */
export function take<T extends object>(target: T, kept: object): void {
  for (const key of Object.keys(target) as (keyof T)[]) {
    const value = (kept as Partial<T>)[key]
    if (typeof value === typeof target[key]) target[key] = value as T[keyof T]
  }
}

/** Put on what was kept, and keep every change from now on. */
export function settle(): void {
  const kept = recall()
  take(taste, kept)
  take(habits, kept)
  $effect.root(() => {
    $effect(() => {
      if (!habits.ownLetters) taste.letters = LETTERS[language()]
    })
    $effect(() => {
      wear(taste)
      document.documentElement.toggleAttribute('data-big', habits.bigText)
      try {
        localStorage.setItem(KEPT, JSON.stringify({ ...taste, ...habits }))
      } catch {
        // worn, but not remembered
      }
    })
  })
}

/** As on the first day. */
export function forget(): void {
  Object.assign(taste, plainTaste)
  Object.assign(habits, FIRST)
}
