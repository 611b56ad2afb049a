/** Play now: a table with bots by the rules of the last game. */
import { lastPlan, myName } from '../app/person.svelte'
import { go } from '../app/router.svelte'
import { layTable, offer, Unheard } from '../net/http'
import { say } from '../words/say'
import { alone, tableOf } from './laying'

/** Lay the table and go there; what is wrong, in words, where that cannot be; null when it is done. */
export async function playNow(): Promise<string | null> {
  try {
    const bots = (await offer()).bots
    const bot = bots.includes('steady') ? 'steady' : (bots[0] ?? '')
    go(`/t/${await layTable(tableOf(alone(lastPlan()), myName().trim() || say('room-guest'), bot))}`)
    return null
  } catch (error) {
    return error instanceof Unheard && error.problems.length > 0 ? error.problems.join('\n') : say('room-no-answer')
  }
}
