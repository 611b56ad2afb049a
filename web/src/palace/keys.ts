/** Keys of a palace table beside those of every poker table: each presses what a tap could press. */

const WORDS: Record<string, string> = { KeyB: 'b', KeyD: 'd', KeyS: 's' }

/** Whether the key meant something here; `asked` while soldiers are put off. */
export function pressedKey(event: KeyboardEvent, asked: boolean): boolean {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches('input, textarea, select')) return false
  const button = buttonFor(event, asked)
  if (button === null) return false
  if (event.code === 'KeyA') button.focus()
  else button.click()
  event.preventDefault()
  return true
}

function buttonFor(event: KeyboardEvent, asked: boolean): HTMLElement | null {
  if (asked && /^[1-9]$/.test(event.key)) return document.querySelectorAll<HTMLElement>('.mycamp button')[Number(event.key) - 1] ?? null
  if (event.code === 'KeyA') return nextTarget()
  if (event.key === 'Escape') return document.querySelector('.attack [data-key=x]')
  const word = WORDS[event.code]
  return word === undefined ? null : document.querySelector(`.action [data-key=${word}]`)
}

/** The camp to attack after the one that has the focus. */
function nextTarget(): HTMLElement | null {
  const camps = [...document.querySelectorAll<HTMLElement>('button.camp')]
  return camps[(camps.findIndex((camp) => camp === document.activeElement) + 1) % Math.max(1, camps.length)] ?? null
}
