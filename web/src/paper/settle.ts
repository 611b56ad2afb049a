/** Who has won a match on paper and who receives what, as its plan says. Pure. */
import type { MatchEnded } from '../net/wire'
import { best } from '../table/sheet'
import { orderOf } from './ask'
import { sheetOf } from './fold'
import type { PaperGame } from './game'

/** The end of the match where it stands now; null before there is a finished deal. */
export function settled(game: PaperGame): MatchEnded | null {
  const sheet = sheetOf(game)
  const totals = sheet.at(-1)?.row.totals
  if (totals === undefined) return null
  const { sides } = game.plan
  const sums = sides.map((side) => totals.reduce((sum, total, seat) => (sides[seat] === side ? sum + total : sum), 0))
  return { type: 'match_ended', totals, winners: best(sums), money: moneyOf(game, sums, orderOf(game, sheet.length - 1)) }
}

function moneyOf(game: PaperGame, sums: readonly number[], order: readonly number[]): number[] {
  if (game.price === 0) return sums.map(() => 0)
  switch (game.settlement) {
    case 'winner':
      return toWinner(sums, game.price, order)
    case 'pairwise':
      return sums.map((sum) => (sums.length * sum - total(sums)) * game.price)
    case 'pairs':
      return sums.map((sum, seat) => (sum - (sums[(seat + 1) % sums.length] ?? 0)) * game.price)
  }
}

/** Every loser pays his difference; joint winners share, and odd units go one each in the order of the last deal. */
function toWinner(sums: readonly number[], price: number, order: readonly number[]): number[] {
  const first = best(sums)
  const top = Math.max(...sums)
  const money = sums.map((sum) => (sum - top) * price)
  const paid = -total(money)
  const share = Math.floor(paid / first.length)
  order
    .filter((seat) => first.includes(seat))
    .forEach((seat, place) => (money[seat] = share + Number(place < paid % first.length)))
  return money
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
