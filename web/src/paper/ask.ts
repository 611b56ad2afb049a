/** What is asked now, and what may be answered: read from the plan of the match and from what is written. Pure. */
import type { PaperDeal, Why } from '../net/wire'
import type { PaperGame } from './game'

/** A number that may not be bid, and why. */
export interface Barred {
  bid: number
  why: Why
}

export type Asked =
  | { what: 'bid'; deal: number; seat: number; allowed: number[]; barred: Barred[] }
  | { what: 'tricks'; deal: number }
  | { what: 'nothing' }

/** The seat that deals. */
export function dealerOf(game: PaperGame, deal: number): number {
  return (game.first + (game.plan.deals[deal]?.dealer ?? 0)) % game.plan.seats
}

/** The seats as they bid. */
export function orderOf(game: PaperGame, deal: number): number[] {
  return game.plan.order.map((from) => (dealerOf(game, deal) + from) % game.plan.seats)
}

/** How many deals are written to their end. */
export function finished(game: PaperGame): number {
  return game.deals.filter(({ taken }) => taken !== null).length
}

export function asked(game: PaperGame): Asked {
  const number = finished(game)
  const deal = game.plan.deals[number]
  if (deal === undefined || game.stopped) return { what: 'nothing' }
  const bids = game.deals[number]?.bids ?? []
  const seat = orderOf(game, number).find((one) => (bids[one] ?? null) === null)
  if (deal.bidding === 'none' || seat === undefined) return { what: 'tricks', deal: number }
  const barred = barredFor(game, number, deal, seat)
  const allowed = numbers(deal).filter((bid) => !barred.some((one) => one.bid === bid))
  return { what: 'bid', deal: number, seat, allowed, barred }
}

function numbers(deal: PaperDeal): number[] {
  return Array.from({ length: deal.cards + 1 }, (_, bid) => bid)
}

/** What is bid so far in a deal. */
export function bidSoFar(game: PaperGame, deal: number): number {
  return (game.deals[deal]?.bids ?? []).reduce<number>((sum, bid) => sum + (bid ?? 0), 0)
}

function barredFor(game: PaperGame, number: number, deal: PaperDeal, seat: number): Barred[] {
  const sum = bidSoFar(game, number)
  const bound = deal.hook && seat === orderOf(game, number).at(-1) && sum <= deal.cards
  const hook: Barred[] = bound
    ? [{ bid: deal.cards - sum, why: { id: 'why-hook', args: { sum, cards: deal.cards, bid: deal.cards - sum } } }]
    : []
  const left = numbers(deal).filter((bid) => bid !== hook[0]?.bid)
  const passes = owes(game, number, seat) && left.includes(0) && left.length > 1
  return passes ? [{ bid: 0, why: { id: 'why-three-passes', args: {} } }, ...hook] : hook
}

/** Whether a seat has passed as often in a row as it may. */
function owes(game: PaperGame, deal: number, seat: number): boolean {
  const { passes } = game.plan
  if (passes === null) return false
  const bids = game.deals.slice(0, deal).flatMap((written) => written.bids[seat] ?? [])
  return bids.length >= passes && bids.slice(-passes).every((bid) => bid === 0)
}

/** How many of a deal's tricks are not given to anybody yet; below zero where there are too many. */
export function tricksLeft(deal: PaperDeal, taken: readonly number[]): number {
  return deal.cards - taken.reduce((sum, tricks) => sum + tricks, 0)
}
