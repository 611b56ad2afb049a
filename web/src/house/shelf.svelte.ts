/** The rules kept on this device, as every component sees them. */
import { forget, keep, nameOf, recall, remember, rename, type Kept } from './kept'

const shelf = $state({ kept: recall(), shut: false })

function put(kept: Kept[]): void {
  shelf.kept = kept
  shelf.shut = !remember(kept)
}

export function kept(): readonly Kept[] {
  return shelf.kept
}

/** This browser keeps nothing for pages: what is on the shelf goes with the page. */
export function isShut(): boolean {
  return shelf.shut
}

export function keepHouse(name: string, code: string, from: string): void {
  put(keep(shelf.kept, name, code, from))
}

export function renameHouse(from: string, to: string): void {
  put(rename(shelf.kept, from, to))
}

/** Take rules off the shelf; what was there before, to put it back. */
export function forgetHouse(name: string): Kept[] {
  const before = shelf.kept
  put(forget(before, name))
  return before
}

export function restore(before: Kept[]): void {
  put(before)
}

export function houseName(code: string): string | null {
  return nameOf(shelf.kept, code)
}
