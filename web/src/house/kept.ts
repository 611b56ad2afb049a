/** House rules by the names their circle gives them, as they are kept on this device. Pure, but for reading and writing. */

const KEPT = 'kozyr-houses'
export const LONGEST_NAME = 40
const MOST = 100

export interface Kept {
  name: string
  code: string
  /** The preset that they are told from; empty where nobody said. */
  from: string
}

export function recall(): Kept[] {
  try {
    return honest(JSON.parse(localStorage.getItem(KEPT) ?? '[]'))
  } catch {
    return []
  }
}

/** Whatever is really a name with a code; a browser's storage may hold anything. */
export function honest(found: unknown): Kept[] {
  if (!Array.isArray(found)) return []
  const named = found.filter((one: Partial<Kept> | null) => isText(one?.name) && isText(one?.code)) as Kept[]
  return named.slice(0, MOST).map(({ name, code, from }) => ({
    name: name.slice(0, LONGEST_NAME),
    code,
    from: isText(from) ? from : '',
  }))
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** Write them down; false in a browser that keeps nothing. */
export function remember(kept: readonly Kept[]): boolean {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** With these rules under this name: in the place of others of that name, or first. */
export function keep(kept: readonly Kept[], name: string, code: string, from: string): Kept[] {
  const here = { name: name.trim().slice(0, LONGEST_NAME), code, from }
  if (kept.some((one) => one.name === here.name)) return kept.map((one) => (one.name === here.name ? here : one))
  return [here, ...kept].slice(0, MOST)
}

export function rename(kept: readonly Kept[], from: string, to: string): Kept[] {
  return kept.map((one) => (one.name === from ? { ...one, name: to.trim().slice(0, LONGEST_NAME) } : one))
}

export function forget(kept: readonly Kept[], name: string): Kept[] {
  return kept.filter((one) => one.name !== name)
}

/** The name of these rules on this device. */
export function nameOf(kept: readonly Kept[], code: string): string | null {
  return kept.find((one) => one.code === code)?.name ?? null
}
