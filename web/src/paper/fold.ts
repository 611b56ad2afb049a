/** The sheet of a match on paper: points looked up in the plan, added, with the premiums of its sets. Pure. */
import type { DealScored, Due, PaperDeal, Premium, Score } from '../net/wire'
import { dealerOf } from './ask'
import type { PaperGame } from './game'

/** The finished deals as the room would write them; the trump is nobody's business here. */
export function sheetOf(game: PaperGame): DealScored[] {
  const sheet: DealScored[] = []
  for (const [place, deal] of game.plan.deals.entries()) {
    const { bids = [], taken = null } = game.deals[place] ?? {}
    if (taken === null) break
    sheet.push(scored(game, sheet, deal, place, bids, taken))
  }
  return sheet
}

function scored(
  game: PaperGame,
  before: readonly DealScored[],
  deal: PaperDeal,
  place: number,
  bids: readonly (number | null)[],
  taken: readonly number[],
): DealScored {
  const scores = taken.map((took, seat) => scoreOf(game, deal, bids[seat] ?? null, took))
  const row = {
    number: place + 1,
    kind: deal.kind,
    cards: deal.cards,
    dealer: dealerOf(game, place),
    trump: null,
    trump_card: null,
    bids: [...bids],
    taken: [...taken],
    points: scores.map(({ points }) => points),
  }
  const rows = [...before.map((one) => one.row), row]
  const premiums = deal.due === null ? [] : premiumsOf(game, rows, deal.due)
  const sums = before.at(-1)?.row.totals ?? row.points.map(() => 0)
  const totals = sums.map((sum, seat) => sum + (row.points[seat] ?? 0) + added(premiums, seat))
  return { type: 'deal_scored', row: { ...row, totals, premiums }, because: scores.map(({ because }) => because) }
}

function scoreOf({ plan }: PaperGame, deal: PaperDeal, bid: number | null, took: number): Score {
  const score = plan.lines[deal.lines[bid ?? 0] ?? -1]?.[took]
  if (score === undefined) throw new RangeError(`no deal of ${deal.cards} cards has ${took} tricks after a bid of ${bid}`)
  return score
}

function added(premiums: readonly Premium[], seat: number): number {
  return premiums.reduce((sum, premium) => (premium.seat === seat ? sum + premium.points : sum), 0)
}

type Scored = Pick<DealScored['row'], 'number' | 'bids' | 'taken' | 'points'>

/** Who met every bid of a set has his best deal once more; where somebody of another side did, the best is struck out. */
function premiumsOf({ plan }: PaperGame, rows: readonly Scored[], due: Due): Premium[] {
  const set = rows.filter((row) => due.deals.includes(row.number))
  const perfect = plan.sides.map((_, seat) => set.every((row) => row.bids[seat] === row.taken[seat]))
  return plan.sides.flatMap((side, seat) => {
    const struck = plan.strikes && plan.sides.some((other, at) => other !== side && perfect[at])
    const sign = perfect[seat] ? Number(plan.doubles) : -Number(struck)
    const best = bestOf(set.filter((row) => due.best_of.includes(row.number)), seat)
    return best.points > 0 && sign !== 0 ? [{ seat, number: best.number, points: sign * best.points }] : []
  })
}

function bestOf(rows: readonly Scored[], seat: number): { number: number; points: number } {
  let best = { number: 0, points: 0 }
  for (const row of rows) {
    const points = row.points[seat] ?? 0
    if (points > best.points) best = { number: row.number, points }
  }
  return best
}
