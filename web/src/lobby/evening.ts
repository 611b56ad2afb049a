/** From a plan on paper to the order that lays a poker table: tokens as the rules know them, nothing decided. Pure. */
import type { GameOnOffer, NewTable, PalaceRules, RulesWish } from '../net/wire'

/** The games that this page has a table for, in the order in which they are offered. */
export const GAMES = ['raspisnoy', 'draw', 'shortdeck', 'palace'] as const
export type GameName = (typeof GAMES)[number]
export type PokerName = Exclude<GameName, 'raspisnoy'>

/** The game of a code of house rules, by its first letter; null for a letter that names none here. */
export function gameOf(code: string): GameName | null {
  return { r: 'raspisnoy', d: 'draw', s: 'shortdeck', p: 'palace' }[code[0]?.toLowerCase() ?? ''] as GameName | undefined ?? null
}

/** How somebody wants an evening. Chairs but the first are for a friend or a bot; with a `code` preset and stakes are not read. */
export interface EveningPlan {
  game: PokerName
  preset: string
  code: string
  chairs: ('friend' | 'bot')[]
  limit: string
  forced: string
  /** The ante, the small blind or the small bet, as it was written. */
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

/** What a game's own rules call it. Palace has no forced bets to choose from: its ante follows from the small bet. */
export function stakeRules(rules: object): StakeRules {
  if (!('structure' in rules)) return rules as StakeRules
  const { seats, structure, small_bet } = rules as PalaceRules
  return { seats, limit: structure, forced: BETS, ante: 0, small_blind: small_bet }
}

const BETS = 'bets'

export function planOf(game: PokerName, offer: GameOnOffer | undefined, chairs: EveningPlan['chairs']): EveningPlan {
  const blank = { code: '', balance: '', clock: 30, boxes: true, record: false, limit: 'no_limit', forced: '', stake: '' }
  return withPreset({ game, preset: offer?.default ?? '', chairs, ...blank }, offer, offer?.default ?? '')
}

/** The plan with another preset: its stakes, and as many chairs as it can be played with. */
export function withPreset(plan: EveningPlan, offer: GameOnOffer | undefined, preset: string): EveningPlan {
  const found = offer?.presets[preset]
  if (found === undefined) return { ...plan, preset }
  const rules = stakeRules(found)
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
  return { game: plan.game, preset: plan.preset, changes: { seats, ...stakesOf(plan) } }
}

/** Limit and stakes as tokens; nothing where no stake was written. */
function stakesOf({ game, limit, forced, stake }: EveningPlan): Record<string, string> {
  const sum = stake.trim()
  if (game === 'palace') return { structure: limit, ...(sum === '' ? {} : { small_bet: sum, big_bet: twice(sum) }) }
  return { limit, forced, ...(sum === '' ? {} : { [isAnte(forced) ? 'ante' : 'small_blind']: sum }) }
}

const twice = (sum: string) => (/^[0-9]+$/.test(sum) ? String(2 * Number(sum)) : sum)

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
