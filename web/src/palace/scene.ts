/** A battle as I may see it: what lies open, backs for the rest, and what counts where the room told me. Nothing is judged. */
import type { PalaceEvening } from '../net/room'
import type { Against, Battle, Fighter, Fought, PalaceHandView } from '../net/wire'
import { say } from '../words/say'
import type { Held, Scene, Side } from './types'

const PALACE = 3

/** The battle that is on, else the last one of the hand; null before the first. */
export function sceneOf({ position, you }: PalaceEvening, names: readonly string[]): Scene | null {
  const { hand } = position.view
  if (hand === null) return null
  if (hand.battle !== null) return fighting(hand, hand.battle, you.seat, names)
  return hand.fought === null ? null : ended(hand.fought, you.seat, names)
}

/** How my hand stands against a seat, as the room reckons it; null where it says nothing. */
export function against(hand: PalaceHandView | null, seat: number): Against | null {
  return hand?.against.find((one) => one.seat === seat) ?? null
}

function fighting(hand: PalaceHandView, battle: Battle, me: number, names: readonly string[]): Scene {
  const [one, other] = battle.sides
  const sides: [Side, Side] = [
    fighter(hand, one, other, me, names, battle.paid[0]),
    fighter(hand, other, one, me, names, battle.paid[1]),
  ]
  const seat = battle.sides[battle.answers]
  const args = { name: names[seat] ?? '', owed: battle.owed }
  return { sides, over: false, headline: seat === me ? '' : say('palace-scene-answers', args), note: '' }
}

function fighter(hand: PalaceHandView, seat: number, rival: number, me: number, names: readonly string[], paid: number): Side {
  const open = [hand.banners[seat] ?? null, ...(hand.soldiers[seat] ?? [])]
  const mine = seat === me ? against(hand, rival) : null
  const palace = mine === null || hand.hand === null ? backs() : hand.hand
  const cards = held([...open, ...palace], mine === null ? null : mine.counted)
  return { seat, name: names[seat] ?? '', me: seat === me, cards, made: mine === null ? '' : called(mine.made), paid, end: null }
}

function ended(fought: Fought, me: number, names: readonly string[]): Scene {
  const sides = [fought.attacker, fought.defender].map((side) => fallen(side, fought, me, names)) as [Side, Side]
  return { sides, over: true, headline: headline(fought, names), note: note(fought, me, names) }
}

function fallen(side: Fighter, { winner }: Fought, me: number, names: readonly string[]): Side {
  const cards = held([side.banner, ...side.soldiers, ...(side.palace ?? backs())], side.counted)
  const end = side.seat === winner ? 'won' : 'lost'
  return { seat: side.seat, name: names[side.seat] ?? '', me: side.seat === me, cards, made: called(side.made), paid: 0, end }
}

function headline({ attacker, defender, winner, by }: Fought, names: readonly string[]): string {
  const first = winner === defender.seat ? defender : attacker
  const second = first === defender ? attacker : defender
  return say(`heard-palace-won-${by}`, { name: names[first.seat] ?? '', rival: names[second.seat] ?? '' })
}

/** Why I do not see all: nobody had to show after a fold; who called shows only if he has not lost; or I did not fight. */
function note({ attacker, defender, caller }: Fought, me: number, names: readonly string[]): string {
  const hidden = [attacker, defender].filter(({ palace }) => palace === null)
  if (hidden.length === 0) return ''
  if (caller < 0) return say('palace-scene-nobody-shows')
  if (me === attacker.seat || me === defender.seat) return say('palace-scene-not-shown', { name: names[hidden[0]?.seat ?? -1] ?? '' })
  return say('palace-scene-fighters')
}

function held(cards: readonly (string | null)[], counted: readonly string[] | null): Held[] {
  return cards.map((card) => ({ card, counts: card === null || counted === null ? null : counted.includes(card) }))
}

const backs = (): null[] => Array.from({ length: PALACE }, () => null)

const called = (made: Against['made']) => (made === null ? '' : say(made.id, made.args))
