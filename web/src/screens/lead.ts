/** Leads the focus of who plays by keys to what is asked of him; who plays by touch or mouse is left alone. */
import { tick } from 'svelte'

let byKeys = false

addEventListener('keydown', () => (byKeys = true), true)
addEventListener('pointerdown', () => (byKeys = false), true)

/** Focus what `where` (a selector) offers, if the focus is nowhere: what had it has gone from the table. */
export async function lead(where: string, root: ParentNode = document): Promise<boolean> {
  await tick()
  const nowhere = document.activeElement === null || document.activeElement === document.body
  if (!byKeys || !nowhere) return false
  const goal =
    root.querySelector<HTMLElement>(`${where} button[tabindex="0"]`) ?? root.querySelector<HTMLElement>(`${where} button`)
  goal?.focus()
  return goal !== null
}
