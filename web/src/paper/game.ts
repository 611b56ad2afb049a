/** A match at a real table as it is written down. Plain values and pure functions: a step is added, or taken back. */
import type { PaperPlan, TableRules } from '../net/wire'
import { asked, finished, orderOf } from './ask'

/** A deal as far as it is written, by seat. */
export interface Written {
  bids: readonly (number | null)[]
  taken: readonly number[] | null
}

export interface PaperGame {
  id: string
  /** What the game is called; empty where its players say enough. */
  name: string
  /** Clockwise. */
  players: readonly string[]
  /** The seat that deals first. */
  first: number
  /** The rules by name: a preset, or the name and the code of house rules. */
  preset: string
  house: string
  code: string
  plan: PaperPlan
  /** The rules in words. */
  rules: TableRules
  price: number
  settlement: PaperPlan['settlement']
  deals: readonly Written[]
  /** The tricks of the deal that is played, as far as they are counted; null where nobody has begun. */
  counting: readonly number[] | null
  /** Ended before its last deal. */
  stopped: boolean
  /** When it began, and when something was written last, in milliseconds. */
  began: number
  touched: number
}

export function blank(seats: number): Written {
  return { bids: Array<null>(seats).fill(null), taken: null }
}

/** The game with the bid that is asked for. */
export function bid(game: PaperGame, tricks: number): PaperGame {
  const now = asked(game)
  if (now.what !== 'bid') return game
  const written = game.deals[now.deal] ?? blank(game.plan.seats)
  return put(game, now.deal, { ...written, bids: changed(written.bids, now.seat, tricks) })
}

/** The game with the tricks that are asked for. */
export function take(game: PaperGame, taken: readonly number[]): PaperGame {
  const now = asked(game)
  if (now.what !== 'tricks') return game
  return { ...put(game, now.deal, { ...(game.deals[now.deal] ?? blank(game.plan.seats)), taken }), counting: null }
}

/** The tricks as they are counted now: everybody begins with what he bid, or with none. */
export function counted(game: PaperGame): readonly number[] {
  return game.counting ?? game.players.map((_, seat) => game.deals[finished(game)]?.bids[seat] ?? 0)
}

/** The game with so many tricks counted for a seat. */
export function count(game: PaperGame, seat: number, tricks: number): PaperGame {
  return { ...game, counting: changed(counted(game), seat, tricks) }
}

/** The game with a finished deal written otherwise; the same game where the deal was taken back meanwhile. */
export function correct(game: PaperGame, deal: number, written: Written): PaperGame {
  return (game.deals[deal]?.taken ?? null) === null ? game : put(game, deal, written)
}

/** The list with another value at a place. */
export function changed<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((one, at) => (at === place ? value : one))
}

function put(game: PaperGame, deal: number, written: Written): PaperGame {
  const deals = [...game.deals]
  deals[deal] = written
  return { ...game, deals }
}

/** The game before the last step: its end, the tricks of a deal, or a bid. The same game where nothing is written. */
export function undo(game: PaperGame): PaperGame {
  if (game.stopped) return { ...game, stopped: false }
  const last = game.deals.length - 1
  const written = game.deals[last]
  if (written === undefined) return game
  if (written.taken !== null) return { ...trimmed(put(game, last, { ...written, taken: null })), counting: written.taken }
  const seat = orderOf(game, last).filter((one) => written.bids[one] !== null).at(-1) ?? 0
  return { ...trimmed(put(game, last, { ...written, bids: changed(written.bids, seat, null) })), counting: null }
}

/** Without a last deal in which nothing is written. */
function trimmed(game: PaperGame): PaperGame {
  const last = game.deals.at(-1)
  const empty = last !== undefined && last.taken === null && last.bids.every((one) => one === null)
  return empty ? { ...game, deals: game.deals.slice(0, -1) } : game
}
