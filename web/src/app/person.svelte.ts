/** What this browser remembers of its reader besides the settings: his name, and how the last table was laid. */

const NAME = 'kozyr-name'
const LAST = 'kozyr-last-table'

/**
 * How somebody wants a table. Chairs but the first are for a friend or a bot; `ladder` is read when `length` is own. With
 * the `code` of house rules these decide, and preset, length and price are not read.
 */
export interface Plan {
  preset: string
  code: string
  /** The preset that these are told from. */
  from: string
  chairs: ('friend' | 'bot')[]
  length: Length
  ladder: string
  price: string
  settlement: 'winner' | 'pairwise'
  clock: number
}

export type Length = 'whole' | 'nines' | 'ladder' | 'short' | 'quick' | 'own'

export const firstPlan: Plan = {
  preset: 'hall',
  code: '',
  from: '',
  chairs: ['bot', 'bot', 'bot'],
  length: 'whole',
  ladder: '1,2,3,4,5',
  price: '',
  settlement: 'winner',
  clock: 0,
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // forgotten with the page
  }
}

const person = $state({ name: read(NAME) ?? '' })

export function myName(): string {
  return person.name
}

export function call(name: string): void {
  person.name = name
  write(NAME, name)
}

/** The plan of the last table laid here, or the first plan. */
export function lastPlan(): Plan {
  try {
    const kept = JSON.parse(read(LAST) ?? '{}') as Partial<Plan>
    const chairs = Array.isArray(kept.chairs) && kept.chairs.length >= 1 && kept.chairs.length <= 9
    return chairs ? { ...firstPlan, ...kept } : firstPlan
  } catch {
    return firstPlan
  }
}

export function keepPlan(plan: Plan): void {
  write(LAST, JSON.stringify(plan))
}
