/** The rules of one table in words: fetched once, kept while the table is looked at. */
import { rulesOf } from '../net/http'
import type { TableRules } from '../net/wire'

export interface Rulebook {
  /** Null before they have come. */
  readonly told: TableRules | null
  readonly failed: boolean
  /** The sentence on which the refusal `why` (its id) rests; null where no rule stands behind it. */
  sentence(why: string): string | null
  /** Ask for the rules, unless they are here. */
  fetch(): void
}

export function openRulebook(code: string): Rulebook {
  const now = $state<{ told: TableRules | null; failed: boolean }>({ told: null, failed: false })
  return {
    get told() {
      return now.told
    },
    get failed() {
      return now.failed
    },
    sentence: (why) => now.told?.links[why] ?? null,
    fetch() {
      if (now.told !== null) return
      now.failed = false
      rulesOf(code).then(
        (told) => (now.told = told),
        () => (now.failed = true),
      )
    },
  }
}
