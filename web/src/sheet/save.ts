/** Files and texts that the page gives to the person who reads it. */

/** Let the browser save what lies at `path`, as the file that the room or `name` calls it. */
export function saveFrom(path: string, name = ''): void {
  const link = document.createElement('a')
  link.href = path
  link.download = name
  link.click()
}

/** Let the browser save `text` as a file. */
export function saveText(name: string, text: string, type: string): void {
  const held = URL.createObjectURL(new Blob([text], { type }))
  saveFrom(held, name)
  setTimeout(() => URL.revokeObjectURL(held), 1000)
}

/** Put `text` on the clipboard; false where the browser does not allow it (a page that came over plain http). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
