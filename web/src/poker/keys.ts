/** Keys that work anywhere at a poker table: they press what is asked, so that nothing is done that a tap could not do. */

/** Keys and the button that each presses. A letter is found by its place too, so that it works with any alphabet. */
const WORDS: Record<string, string> = { KeyF: 'f', KeyC: 'c' }

/** Fold, call, or go to the amount with a letter; write an amount with digits, walk it with the arrows up and down. */
export function keyed(event: KeyboardEvent): void {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches('input, textarea, select')) return
  const word = WORDS[event.code]
  const amount = document.querySelector<HTMLInputElement>('.action .sum')
  if (word !== undefined) document.querySelector<HTMLElement>(`.action [data-key=${word}]`)?.click()
  else if (event.code === 'KeyR') (amount ?? document.querySelector<HTMLElement>('.action [data-key=r]'))?.focus()
  else if (/^[0-9]$/.test(event.key) && amount !== null) begin(amount, event.key)
  else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') step(event.key === 'ArrowUp')
  else if (event.key === 'Enter' && at === document.body) confirm()
  else return
  event.preventDefault()
}

/** The first digit begins the amount anew. */
function begin(amount: HTMLInputElement, digit: string): void {
  amount.focus()
  amount.value = digit
  amount.setSelectionRange(1, 1)
}

function step(up: boolean): void {
  const buttons = document.querySelectorAll<HTMLElement>('.action .step')
  buttons[up ? 1 : 0]?.click()
}

/** Enter exchanges the cards that were turned, or goes on to the next hand; nothing is bet by it from nowhere. */
function confirm(): void {
  document.querySelector<HTMLElement>('.ask > .button.main')?.click()
}
