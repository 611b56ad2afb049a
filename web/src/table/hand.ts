/** A hand as it is held: in which order the cards stand, and where each lies in the fan. */
import { named, RANKS, type CardText, type Suit } from '../cards/codes'

const RED: readonly Suit[] = ['h', 'd']

export interface Holding {
  trump: Suit | null
  /** The jokers of this table, printed or designated. */
  jokers: readonly CardText[]
  order: 'suit' | 'rank'
}

/** The suits in alternating colours with the trump last; with three suits the lonely colour stands in the middle. */
export function suitOrder(suits: readonly Suit[], trump: Suit | null): Suit[] {
  const plain = suits.filter((suit) => suit !== trump)
  const last = trump !== null && suits.includes(trump) ? [trump] : []
  const reds = (['h', 'd'] as Suit[]).filter((suit) => plain.includes(suit))
  const blacks = (['s', 'c'] as Suit[]).filter((suit) => plain.includes(suit))
  const endsRed = last.length > 0 ? !RED.includes(last[0] as Suit) : blacks.length < reds.length
  const ending = endsRed ? reds : blacks
  const other = endsRed ? blacks : reds
  const lined: Suit[] = []
  for (let back = 1; back <= 2; back++) {
    const near = ending[ending.length - back]
    const far = other[other.length - back]
    if (near !== undefined) lined.unshift(near)
    if (far !== undefined) lined.unshift(far)
  }
  return [...lined, ...last]
}

/** The hand sorted: by suit (low to high in each) or by rank, jokers always at the end. */
export function sorted(cards: readonly CardText[], { trump, jokers, order }: Holding): CardText[] {
  const isJoker = (card: CardText) => jokers.includes(card) || named(card) === null
  const plain = cards.filter((card) => !isJoker(card))
  const rankOf = (card: CardText) => RANKS.indexOf(named(card)?.rank ?? 'A')
  const suitHeld = (card: CardText) => named(card)?.suit ?? 's'
  const suits = suitOrder([...new Set(plain.map(suitHeld))], trump)
  const place = (card: CardText) => suits.indexOf(suitHeld(card))
  const bySuit = (a: CardText, b: CardText) => place(a) - place(b) || rankOf(a) - rankOf(b)
  const byRank = (a: CardText, b: CardText) => rankOf(a) - rankOf(b) || place(a) - place(b)
  return [...plain.sort(order === 'suit' ? bySuit : byRank), ...cards.filter(isJoker)]
}

/** Where the cards of a fan lie: all lengths in px. `step` is what each card shows of itself. */
export interface FanPlan {
  card: number
  step: number
  rows: number[]
  height: number
  spots: { x: number; y: number; row: number }[]
}

const LEAST_STEP = 26
const GAP = 6
const LEAST_CARD = 56
const BACK = 36
const SMALL_BACK = 22

/** What a lower row leaves free of the upper one: its corner, rank and suit. */
const ROW_SHARE = 0.62

/** Lay `count` cards into `width`, none wider than `widest`: one row while each shows 26 px, else two. */
export function fanPlan(count: number, width: number, widest: number): FanPlan {
  const one = rowPlan(count, width, widest)
  if (count < 2 || one.step >= LEAST_STEP) return spread([count], one.card, one.step, width)
  const upper = Math.ceil(count / 2)
  const two = rowPlan(upper, width, widest)
  return spread([upper, count - upper], two.card, two.step, width)
}

/** A strip of small backs: nobody needs to tell them apart, so they leave the room to what is shown and asked. */
export function backsPlan(count: number, width: number): FanPlan {
  const back = width < 560 ? SMALL_BACK : BACK
  const step = count < 2 ? back : Math.min(back + GAP, (width - back) / (count - 1))
  return spread([count], back, step, width)
}

/** Card width and step of one row: cards shrink (never under 56 px) only to keep 32 px of each in sight. */
function rowPlan(count: number, width: number, widest: number): { card: number; step: number } {
  if (count < 2) return { card: widest, step: widest }
  const wanted = Math.min(widest, width - 32 * (count - 1))
  const card = Math.max(LEAST_CARD, Math.min(widest, wanted))
  return { card, step: Math.min(card + GAP, (width - card) / (count - 1)) }
}

function spread(rows: number[], card: number, step: number, width: number): FanPlan {
  const tall = card * 1.4
  const spots = rows.flatMap((count, row) => {
    const left = (width - card - step * (count - 1)) / 2
    return Array.from({ length: count }, (_, i) => ({ x: left + i * step, y: row * tall * ROW_SHARE, row }))
  })
  return { card, step, rows, height: tall * (1 + (rows.length - 1) * ROW_SHARE), spots }
}

/** Which card lies under a finger at (x, y) of the fan: the topmost one; null beside the cards. */
export function cardAt(plan: FanPlan, x: number, y: number): number | null {
  for (let i = plan.spots.length - 1; i >= 0; i--) {
    const spot = plan.spots[i]
    if (spot === undefined) continue
    const within = x >= spot.x && x < spot.x + plan.card && y >= spot.y - 24 && y < spot.y + plan.card * 1.4
    if (within) return i
  }
  return null
}

/** The card that an arrow key leads to. Up and down go to the other row, at about the same place. */
export function neighbour(plan: FanPlan, from: number, key: string): number {
  const last = plan.spots.length - 1
  const upper = plan.rows[0] ?? 0
  switch (key) {
    case 'ArrowLeft':
      return from === 0 ? last : from - 1
    case 'ArrowRight':
      return from === last ? 0 : from + 1
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowUp':
      return from >= upper ? from - upper : from
    case 'ArrowDown':
      return from < upper ? Math.min(last, from + upper) : from
    default:
      return from
  }
}
