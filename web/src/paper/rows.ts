/** A game on paper as the rows of a sheet, and as a sheet that leaves the page. */
import type { PaperDeal } from '../net/wire'
import { pastRow } from '../screens/rows'
import type { Leaf } from '../sheet/leaf'
import type { SheetRow, Trump } from '../table/types'
import { asked, dealerOf } from './ask'
import { sheetOf } from './fold'
import type { PaperGame } from './game'
import { settled } from './settle'
import { rulesName } from './words'

/** All rows: those written, the one that is being played, and those to come, unless the game was ended before. */
export function rowsOf(game: PaperGame): SheetRow[] {
  const sheet = sheetOf(game)
  const due = sheet.flatMap(({ row }) => row.premiums)
  const rows = game.plan.deals.map((deal, place) => {
    const past = sheet[place]
    if (past) return pastRow(past, trumpOf(deal), due, deal.set)
    return openRow(game, deal, place, place === sheet.length)
  })
  return game.stopped ? rows.slice(0, sheet.length) : rows
}

function openRow(game: PaperGame, deal: PaperDeal, place: number, current: boolean): SheetRow {
  const { kind, cards, set } = deal
  const bids = game.deals[place]?.bids ?? []
  const cells = game.players.map((_, seat) => ({ bid: bids[seat] ?? null, taken: null, points: null, total: null }))
  const head = { number: place + 1, kind, cards, set, dealer: dealerOf(game, place), trump: trumpOf(deal) }
  return { ...head, state: current ? 'current' : 'ahead', cells, premiums: null }
}

/** The trump as far as the plan knows it: where a card or a player decides, nobody wrote it down. */
function trumpOf({ trump, suit }: PaperDeal): Trump {
  if (trump === 'none') return 'none'
  return trump === 'circular_deal' ? (suit ?? 'none') : null
}

export function pairsIn(game: PaperGame): boolean {
  return new Set(game.plan.sides).size < game.plan.seats
}

/** The sheet as it is taken along. */
export function leafOf(game: PaperGame): Leaf {
  const ended = asked(game).what === 'nothing' ? settled(game) : null
  return {
    names: game.players,
    rows: rowsOf(game),
    pairs: pairsIn(game),
    rules: rulesName(game),
    began: game.began,
    winners: ended?.winners ?? [],
    money: ended !== null && game.price > 0 ? ended.money : null,
  }
}
