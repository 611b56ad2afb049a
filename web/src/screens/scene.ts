/** What lies on the table at one moment, and how events move it: bookkeeping for the eye, no rule of the game. */
import type { GameEvent } from '../net/room'
import type { CardPlayed, DealBegun, DealScored, DealView, MatchEnded, Played, View } from '../net/wire'

export interface Scene {
  deal: DealView | null
  /** What lies in the middle: the open trick, or the one just taken until it is collected. */
  trick: readonly Played[]
  /** Who takes the trick in the middle; null while it is open. */
  taker: number | null
  /** The deal that just ended, until the next begins. */
  scored: DealScored | null
  ended: MatchEnded | null
  totals: readonly number[]
}

export type Motion = 'deal' | 'play' | 'taken' | 'collect' | 'write' | 'none'

export interface Frame {
  scene: Scene
  motion: Motion
  event: GameEvent | null
}

/**
 * The table as it stands, with nothing moving. `scored` is the deal just ended: its bids and tricks lie there until the
 * next begins, although the room has turned to the next already.
 */
export function standing(view: View | null, scored: DealScored | null, ended: MatchEnded | null): Scene {
  const deal = scored === null ? (view?.deal ?? null) : playedOut(scored)
  return { deal, trick: deal?.trick ?? [], taker: null, scored, ended, totals: view?.totals ?? [] }
}

function playedOut({ row }: DealScored): DealView {
  const { number, kind, cards, dealer, trump, trump_card, bids, taken } = row
  const hand_sizes = taken.map(() => 0)
  const lies = { hand: null, hand_sizes, shown: [], leader: dealer, trick: [], review: [] }
  return { number, kind, cards, dealer, trump, trump_card, bids, taken, ...lies }
}

/**
 * The frames that lead from `scene` through `events`; each is what is on the table once its motion has ended. `ahead` is
 * a deal that waits for its bids before anything is dealt.
 */
export function frames(scene: Scene, events: readonly GameEvent[], ahead: DealView | null = null): Frame[] {
  const list: Frame[] = []
  let now = scene
  for (const event of events) {
    if (event.type === 'card_played' && now.taker !== null) {
      now = collected(now)
      list.push({ scene: now, motion: 'collect', event: null })
    }
    now = after(now, event)
    list.push({ scene: now, motion: motionOf(event), event })
  }
  if (ahead !== null && ahead.number !== now.deal?.number) {
    list.push({ scene: { ...collected(now), deal: ahead, scored: null }, motion: 'none', event: null })
  }
  return list
}

function motionOf(event: GameEvent): Motion {
  switch (event.type) {
    case 'hands_seen':
    case 'cards_shown':
      return 'deal'
    case 'card_played':
      return 'play'
    case 'trick_taken':
      return 'taken'
    case 'deal_scored':
      return 'write'
    default:
      return 'none'
  }
}

/** The trick taken away from the middle. */
export function collected(scene: Scene): Scene {
  return { ...scene, trick: [], taker: null }
}

function after(scene: Scene, event: GameEvent): Scene {
  switch (event.type) {
    case 'card_played':
      return cardPlayed(scene, event)
    case 'bid_made':
      return change(scene, (deal) => ({ bids: put(deal.bids, event.seat, event.tricks) }))
    case 'trick_taken':
      return {
        ...change(scene, (deal) => ({ taken: put(deal.taken, event.seat, (deal.taken[event.seat] ?? 0) + 1) })),
        taker: event.seat,
      }
    case 'trump_shown':
      return change(scene, () => ({ trump: event.suit, trump_card: event.card }))
    case 'trump_named':
      return change(scene, () => ({ trump: event.suit }))
    case 'cards_shown':
      return change(scene, () => ({ shown: event.cards }))
    case 'hands_seen':
      return change(scene, (deal) => ({ hand: event.hands.find((hand) => hand !== null) ?? deal.hand }))
    case 'deal_begun':
      return { ...scene, deal: begun(event, scene.totals.length), trick: [], taker: null, scored: null }
    case 'deal_scored':
      return { ...collected(scene), scored: event, totals: event.row.totals }
    case 'match_ended':
      return { ...collected(scene), ended: event, totals: event.totals }
    case 'drew':
    case 'dealer_chosen':
      return scene
  }
}

function change(scene: Scene, how: (deal: DealView) => Partial<DealView>): Scene {
  return scene.deal === null ? scene : { ...scene, deal: { ...scene.deal, ...how(scene.deal) } }
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((one, i) => (i === at ? value : one))
}

function cardPlayed(scene: Scene, event: CardPlayed): Scene {
  const { seat, card } = event
  const moved = change(scene, (deal) => ({
    hand: deal.hand?.filter((held) => held !== card) ?? null,
    hand_sizes: put(deal.hand_sizes, seat, Math.max(0, (deal.hand_sizes[seat] ?? 0) - 1)),
  }))
  return { ...moved, trick: [...scene.trick, { seat, card, says: event.says }], taker: null }
}

function begun(event: DealBegun, seats: number): DealView {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
  return {
    number: event.number,
    kind: event.kind,
    cards: event.cards,
    dealer: event.dealer,
    trump: null,
    trump_card: null,
    hand: null,
    shown: [],
    hand_sizes: [],
    bids: each(null),
    taken: each(0),
    leader: (event.dealer + 1) % seats,
    trick: [],
    review: [],
  }
}
