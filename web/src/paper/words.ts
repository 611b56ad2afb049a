/** How things on paper are said. */
import { presetName } from '../house/presets'
import type { PaperDeal } from '../net/wire'
import { signed } from '../table/sheet'
import { say } from '../words/say'
import { asked, dealerOf, finished, orderOf } from './ask'
import { sheetOf } from './fold'
import type { PaperGame } from './game'

/** The name of a game, or of those who play it. */
export function titleOf(game: PaperGame): string {
  return game.name || game.players.join(', ')
}

export function rulesName({ house, preset }: PaperGame): string {
  return house || presetName(preset)
}

/** How far a game is. */
export function standingOf(game: PaperGame): string {
  const deals = game.plan.deals.length
  const done = finished(game)
  const state = game.stopped ? 'stopped' : done === deals ? 'over' : 'on'
  return say('paper-stands', { state, deal: state === 'on' ? done + 1 : done, deals })
}

/** What is done with the cards before anybody bids or plays. */
export function cardsText(game: PaperGame, place: number, deal: PaperDeal): string[] {
  const first = game.players[orderOf(game, place)[0] ?? 0] ?? ''
  return [
    say('paper-deals', { name: game.players[dealerOf(game, place)] ?? '' }),
    say('paper-trump', { how: deal.trump, suit: deal.suit ?? 'none', name: first }),
    say('paper-seen', { how: deal.bidding }),
  ].filter(Boolean)
}

/** What can be taken back; null where nothing is written. */
export function undoText(game: PaperGame): string | null {
  if (game.stopped) return say('paper-undo', { what: 'end', name: '', deal: 0 })
  const last = game.deals.length - 1
  const written = game.deals[last]
  if (written === undefined) return null
  if (written.taken !== null) return say('paper-undo', { what: 'tricks', deal: last + 1, name: '' })
  const seat = orderOf(game, last).filter((one) => written.bids[one] !== null).at(-1) ?? 0
  return say('paper-undo', { what: 'bid', deal: last + 1, name: game.players[seat] ?? '' })
}

/** What is asked now, as somebody hears it who does not see the page. */
export function questionText(game: PaperGame): string {
  const now = asked(game)
  if (now.what === 'bid') return say('paper-bids', { name: game.players[now.seat] ?? '' })
  return now.what === 'tricks' ? say('paper-took') : ''
}

/** What the last deal brought everybody. */
export function broughtText(game: PaperGame): string {
  const row = sheetOf(game).at(-1)?.row
  if (row === undefined) return ''
  const scores = row.points.map((points, seat) => `${game.players[seat] ?? ''} ${signed(points)}`)
  return say('paper-told', { deal: row.number, scores: scores.join(', ') })
}

/** Whether the tricks of a deal are all there. */
export function leftText(left: number): string {
  return say('paper-left', { way: Math.sign(left), count: Math.abs(left) })
}
