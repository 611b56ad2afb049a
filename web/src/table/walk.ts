/** Arrow keys go from button to button of a group, round and round. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus within the group (or the element `within`) that the key was pressed in. */
export function walk(event: KeyboardEvent, within: ParentNode | null = (event.currentTarget as Element).closest('[role=group]')): void {
  const step = STEPS[event.key]
  if (step === undefined || within === null) return
  const all = [...within.querySelectorAll('button')]
  const here = all.findIndex((one) => one === document.activeElement)
  all[(here + step + all.length) % all.length]?.focus()
  event.preventDefault()
  event.stopPropagation()
}
