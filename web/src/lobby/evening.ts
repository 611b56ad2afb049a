/** From a plan on paper to the order that lays a poker table: tokens as the rules know them, nothing decided. Pure. */
import type { GameOnOffer, NewTable, RulesWish } from '../net/wire'

/** The games that this page has a table for, in the order in which they are offered. */
export const GAMES = ['raspisnoy', 'draw', 'shortdeck'] as const
export type GameName = (typeof GAMES)[number]
export type PokerName = Exclude<GameName, 'raspisnoy'>

/** The game of a code of house rules, by its first letter; null for a letter that names none here. */
export function gameOf(code: string): GameName | null {
  return { r: 'raspisnoy', d: 'draw', s: 'shortdeck' }[code[0]?.toLowerCase() ?? ''] as GameName | undefined ?? null
}

/** How somebody wants an evening. Chairs but the first are for a friend or a bot; with a `code` preset and stakes are not read. */
export interface EveningPlan {
  game: PokerName
  preset: string
  code: string
  chairs: ('friend' | 'bot')[]
  limit: string
  forced: string
  /** The ante or the small blind, as it was written. */
  stake: string
  /** What everybody brings; empty for what is usual. */
  balance: string
  clock: number
  boxes: boolean
  record: boolean
}

/** What the lobby needs of the rules of any poker game. */
export interface StakeRules {
  seats: number
  limit: string
  forced: string
  ante: number
  small_blind: number
}

export function planOf(game: PokerName, offer: GameOnOffer | undefined, chairs: EveningPlan['chairs']): EveningPlan {
  const blank = { code: '', balance: '', clock: 30, boxes: true, record: false, limit: 'no_limit', forced: '', stake: '' }
  return withPreset({ game, preset: offer?.default ?? '', chairs, ...blank }, offer, offer?.default ?? '')
}

/** The plan with another preset: its stakes, and as many chairs as it can be played with. */
export function withPreset(plan: EveningPlan, offer: GameOnOffer | undefined, preset: string): EveningPlan {
  const rules = offer?.presets[preset] as StakeRules | undefined
  if (rules === undefined) return { ...plan, preset }
  const { limit, forced } = rules
  const seats = nearest(seatsOf(offer, preset), plan.chairs.length + 1)
  return withSeats({ ...plan, preset, code: '', limit, forced, stake: String(stakeIn(rules, forced)) }, seats)
}

export function seatsOf(offer: GameOnOffer | undefined, preset: string): number[] {
  return Object.keys(offer?.hands[preset] ?? {}).map(Number)
}

function nearest(seats: readonly number[], wanted: number): number {
  return [...seats].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted
}

export function withSeats(plan: EveningPlan, seats: number): EveningPlan {
  return { ...plan, chairs: Array.from({ length: seats - 1 }, (_, i) => plan.chairs[i] ?? 'bot') }
}

/** The sum that is written for a kind of forced bets: the ante, or the small blind. */
export function stakeIn(rules: StakeRules, forced: string): number {
  return isAnte(forced) ? rules.ante : rules.small_blind
}

export function isAnte(forced: string): boolean {
  return forced === 'ante' || forced === 'antes'
}

/** What the rules are to be, for the room to say whether they can be. */
export function wishOf(plan: EveningPlan): RulesWish {
  const seats = String(plan.chairs.length + 1)
  if (plan.code !== '') return { game: plan.game, preset: plan.preset, code: plan.code, changes: { seats } }
  const stake = plan.stake.trim()
  const sum: Record<string, string> = stake === '' ? {} : { [isAnte(plan.forced) ? 'ante' : 'small_blind']: stake }
  return { game: plan.game, preset: plan.preset, changes: { seats, limit: plan.limit, forced: plan.forced, ...sum } }
}

/** The table that `plan` asks for, with the planner called `name` on the first chair; it begins when he says so. */
export function eveningOf(plan: EveningPlan, name: string, bot: string): NewTable {
  const { changes, code } = wishOf(plan)
  return {
    game: plan.game,
    preset: plan.preset,
    code: code ?? '',
    changes: changes ?? {},
    name,
    seat: 0,
    bots: ['', ...plan.chairs.map((chair) => (chair === 'bot' ? bot : ''))],
    clock: plan.clock,
    hall: { balance: Number(plan.balance.trim() || 0), boxes: plan.boxes, record: plan.record },
  }
}
