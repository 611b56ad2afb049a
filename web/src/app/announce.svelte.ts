/** What a screen reader is told: sentences in the order they happened; the oldest are dropped. */
import { untrack } from 'svelte'

const KEEP = 10

interface Told {
  id: number
  text: string
}

const heard = $state<{ lines: Told[] }>({ lines: [] })
let count = 0

/** Say `text` to who listens; the same sentence twice in a row is two events. */
export function tell(text: string): void {
  if (text === '') return
  count += 1
  heard.lines = [...untrack(() => heard.lines).slice(1 - KEEP), { id: count, text }]
}

export function told(): readonly Told[] {
  return heard.lines
}

/** A new screen begins with silence. */
export function hush(): void {
  heard.lines = []
}
