/** What of a browser's storage is a game on paper: it may hold anything, and one bad game must not hide the others. Pure. */
import { sheetOf } from './fold'
import type { PaperGame } from './game'

/** The game in a text; null where there is none that can be shown, scored and gone on with. */
export function honest(text: string | null): PaperGame | null {
  try {
    const game = JSON.parse(text ?? '') as PaperGame
    return isTold(game) && isPlanned(game) && isWritten(game) && Array.isArray(sheetOf(game)) ? game : null
  } catch {
    return null
  }
}

function isTold({ id, name, preset, house, code, rules, ...game }: PaperGame): boolean {
  const numbers = [game.first, game.price, game.began, game.touched]
  const settled = ['winner', 'pairwise', 'pairs'].includes(game.settlement)
  const rulesTold = Array.isArray(rules.document) && isObject(rules.links)
  return [id, name, preset, house, code].every(isText) && numbers.every(isNumber) && settled && rulesTold
}

function isPlanned({ plan, players }: PaperGame): boolean {
  const seated = [players.every(isText), plan.order.every(isNumber), plan.sides.every(isNumber)].every(Boolean)
  return seated && [players, plan.order, plan.sides].every((list) => list.length === plan.seats) && [plan.deals, plan.lines].every(Array.isArray)
}

/** Only the last deal may be unfinished. */
function isWritten({ plan, deals, counting, stopped }: PaperGame): boolean {
  const isSeated = (list: readonly unknown[], is: (one: unknown) => boolean) => list.length === plan.seats && list.every(is)
  const isDeal = ({ bids, taken }: PaperGame['deals'][number], at: number) =>
    isSeated(bids, (bid) => bid === null || isNumber(bid)) && (taken === null ? at === deals.length - 1 : isSeated(taken, isNumber))
  const isCounted = counting === null || isSeated(counting, isNumber)
  return deals.every(isDeal) && isCounted && [true, false].includes(stopped)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isNumber(value: unknown): boolean {
  return Number.isSafeInteger(value)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
