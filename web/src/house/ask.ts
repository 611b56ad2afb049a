/** What is asked of the room about house rules. */
import type { Agreed, RulesFault, RulesFaults, RulesForm, RulesWish } from '../net/wire'

export type Heard = { agreed: Agreed } | { faults: readonly RulesFault[] }

/** Every question about the rules; null where the room does not answer. */
export async function askForm(): Promise<RulesForm | null> {
  const answer = await fetched('/api/rules/form')
  return answer?.ok ? ((await body(answer)) as RulesForm | null) : null
}

/** What rules mean, or what is wrong with them; null where the room does not answer, or not now. */
export async function askRules(wish: RulesWish): Promise<Heard | null> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetched('/api/rules', { method: 'POST', headers, body: JSON.stringify(wish) })
  const told = answer === null ? null : await body(answer)
  if (answer?.ok && told) return { agreed: told as Agreed }
  return answer?.status === 400 && told ? { faults: (told as RulesFaults).problems } : null
}

async function fetched(path: string, init?: RequestInit): Promise<Response | null> {
  try {
    return await fetch(path, { ...init, headers: { Accept: 'application/json', ...init?.headers } })
  } catch {
    return null
  }
}

function body(answer: Response): Promise<unknown> {
  return answer.json().catch(() => null)
}
