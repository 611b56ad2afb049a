/** Which lessons were gone through on this device. */

const KEPT = 'kozyr-lessons'

/** The names in what was kept; none where it is something else. */
export function namesIn(kept: string | null): string[] {
  try {
    const names: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

function recall(): string[] {
  try {
    return namesIn(localStorage.getItem(KEPT))
  } catch {
    return [] // a browser that forbids storage still teaches
  }
}

const finished = $state({ names: recall() })

export function isFinished(name: string): boolean {
  return finished.names.includes(name)
}

/** Tick a lesson, and remember it. */
export function finish(name: string): void {
  if (isFinished(name)) return
  finished.names = [...finished.names, name]
  try {
    localStorage.setItem(KEPT, JSON.stringify(finished.names))
  } catch {
    // ticked, but not remembered
  }
}
