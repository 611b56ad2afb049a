/** From a plan on paper to the order that lays the table: tokens as the rules know them, nothing decided. */
import type { Length, Plan } from '../app/person.svelte'
import type { NewTable, Rules } from '../net/wire'

/** What a length changes in the preset; the whole match changes nothing. Own numbers are a ladder, in any preset. */
const LENGTHS: Record<Exclude<Length, 'own'>, Record<string, string>> = {
  whole: {},
  nines: { schedule: 'nines' },
  ladder: { specials: 'none' },
  short: { schedule: 'ladder', ladder: '1,2,3,4,5,4,3,2,1', specials: 'none' },
  quick: { schedule: 'ladder', ladder: '2,3,4,5', specials: 'none' },
}

/** The lengths that differ from each other by these rules: sets may be full hands only, a ladder go without specials. */
export function lengthsOf(rules: Rules | undefined): Length[] {
  if (rules !== undefined && rules.schedule !== 'ladder') return ['whole', 'nines', 'quick', 'own']
  return rules?.specials.length === 0 ? ['whole', 'short', 'quick', 'own'] : ['whole', 'ladder', 'short', 'quick', 'own']
}

/** How the whole match of these rules goes. */
export function courseOf(rules: Rules | undefined): 'sets' | 'up' | 'between' | 'full' {
  if (rules !== undefined && rules.schedule !== 'ladder') return 'sets'
  if (rules?.ladder === 'up') return 'up'
  return rules?.specials_position === 'before_descent' ? 'between' : 'full'
}

/** The most cards each by the number of seats, for the seats that a preset can be played with. */
export type Hands = Record<string, number>

/** The plan as it can be played: with the nearest number of seats and a length that the preset has. */
export function fitted(plan: Plan, rules: Rules | undefined, hands: Hands | undefined): Plan {
  const length = lengthsOf(rules).includes(plan.length) ? plan.length : 'whole'
  const seats = plan.chairs.length + 1
  const near = Object.keys(hands ?? {}).map(Number).sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0] ?? seats
  return withSeats({ ...plan, length }, near)
}

/** The numbers written for the deals of one's own. */
export function numbersIn(ladder: string): number[] {
  return (ladder.match(/\d+/g) ?? []).map(Number)
}

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
  const own = { schedule: 'ladder', ladder: numbersIn(plan.ladder).join(','), specials: 'none' }
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
