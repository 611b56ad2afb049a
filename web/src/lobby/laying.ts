/** From a plan on paper to the order that lays the table: tokens as the rules know them, nothing decided. */
import type { Length, Plan } from '../app/person.svelte'
import type { NewTable } from '../net/wire'

/** What a length changes in the preset; the whole match changes nothing. */
const LENGTHS: Record<Exclude<Length, 'own'>, Record<string, string>> = {
  whole: {},
  ladder: { specials: 'none' },
  short: { ladder: '1,2,3,4,5,4,3,2,1', specials: 'none' },
  quick: { ladder: '2,3,4,5', specials: 'none' },
}

export const LENGTH_NAMES: readonly Length[] = ['whole', 'ladder', 'short', 'quick', 'own']

/** The table that `plan` asks for, with the planner called `name` on the first chair. */
export function tableOf(plan: Plan, name: string, bot: string): NewTable {
  return {
    game: 'raspisnoy',
    preset: plan.code === '' ? plan.preset : plan.from,
    code: plan.code,
    changes: changesOf(plan),
    name,
    seat: 0,
    bots: ['', ...plan.chairs.map((chair) => (chair === 'bot' ? bot : ''))],
    clock: plan.clock,
    start: plan.chairs.every((chair) => chair === 'bot'),
  }
}

function changesOf(plan: Plan): Record<string, string> {
  if (plan.code !== '') return { seats: String(plan.chairs.length + 1) }
  const own = { ladder: plan.ladder.replaceAll(/\D+/g, ',').replaceAll(/^,+|,+$/g, ''), specials: 'none' }
  const length: Record<string, string> = plan.length === 'own' ? own : LENGTHS[plan.length]
  const money: Record<string, string> = plan.price.trim() === '' ? {} : { price: plan.price.trim(), settlement: plan.settlement }
  return { seats: String(plan.chairs.length + 1), ...length, ...money }
}

/** The same plan with a bot on every chair but the first: what "play now" plays. */
export function alone(plan: Plan): Plan {
  return { ...plan, chairs: plan.chairs.map(() => 'bot'), clock: 0 }
}

/** The plan with so many chairs; new ones are for bots. */
export function withSeats(plan: Plan, seats: number): Plan {
  const chairs = Array.from({ length: seats - 1 }, (_, i) => plan.chairs[i] ?? 'bot')
  return { ...plan, chairs }
}
