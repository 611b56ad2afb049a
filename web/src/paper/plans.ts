/** What the room, or this device in its place, knows of a match on paper by given rules. */
import type { Paper } from '../net/wire'
import { keptHere } from '../offline/offline'

const heard = new Map<string, Paper>()

/** Why there are no plans: the room says that these are no rules, or neither room nor device has them. */
export type None = 'no-rules' | 'unheard'

/** The plans of a preset (of the usual one where it is empty), or of the rules of a code. */
export async function askPaper(preset = '', code = ''): Promise<Paper | None> {
  const asked = new URLSearchParams({ ...(preset === '' ? {} : { preset }), ...(code === '' ? {} : { code }) })
  const path = `/api/paper?${asked}`
  const known = heard.get(path)
  if (known) return known
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } })
    if (!answer.ok) return answer.status === 400 ? 'no-rules' : 'unheard'
    const paper = (await answer.json()) as Paper
    heard.set(path, paper)
    return paper
  } catch {
    return 'unheard'
  }
}

/** Put the plans of all presets and of these house rules on this device; whether the page then opens without a network. */
export async function keepPlans(houses: readonly { code: string; from: string }[]): Promise<boolean> {
  const kept = await keptHere()
  heard.clear()
  const usual = await askPaper()
  if (typeof usual === 'string') return false
  for (const preset of usual.presets) await askPaper(preset)
  for (const { code, from } of houses) await askPaper(from, code)
  return kept
}
