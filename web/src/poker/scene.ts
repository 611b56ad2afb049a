/** What lies on a poker table at one moment, and how events move it: bookkeeping for the eye, no rule of the game. */
import type { HallEvent, PokerView } from '../net/room'
import type { Acted, Posted, PotWon, Why } from '../net/wire'
import type { CardText, Heap } from './types'

export interface Scene {
  /** The hand's number; 0 before the first. */
  number: number
  button: number
  /** Cards are out. */
  dealt: boolean
  /** Dealt in, and not folded, by seat. */
  inside: readonly boolean[]
  live: readonly boolean[]
  stacks: readonly number[]
  bets: readonly number[]
  heaps: readonly Heap[]
  board: readonly CardText[]
  drew: readonly (number | null)[]
  /** What each did last in this round: the message's end. */
  said: readonly string[]
  mucked: readonly boolean[]
  shown: readonly (readonly CardText[] | null)[]
  best: readonly (readonly CardText[] | null)[]
  called: readonly (Why | null)[]
  won: readonly number[]
  /** The hand has been paid. */
  over: boolean
}

export type Motion = 'none' | 'say' | 'collect' | 'deal' | 'show' | 'push'

export interface Frame {
  scene: Scene
  motion: Motion
  event: HallEvent | null
}

export function bare(seats: number): Scene {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
  return {
    number: 0,
    button: -1,
    dealt: false,
    inside: each(false),
    live: each(false),
    stacks: each(0),
    bets: each(0),
    heaps: [],
    board: [],
    drew: each(null),
    said: each(''),
    mucked: each(false),
    shown: each(null),
    best: each(null),
    called: each(null),
    won: each(0),
    over: false,
  }
}

/** The table as it stands, with nothing moving: the view, and what was heard of the hand. */
export function standing(view: PokerView, heard: readonly HallEvent[]): Scene {
  const seats = view.table.chairs.length
  const told = heard.reduce((scene, event) => after(scene, event, heard), bare(seats))
  const { hand } = view
  if (hand === null) return { ...told, button: view.table.button }
  return {
    ...told,
    number: hand.number,
    button: hand.button,
    inside: told.inside.map((_, seat) => hand.seats.includes(seat)),
    live: hand.live,
    stacks: hand.stacks,
    bets: told.over ? told.bets : hand.bets,
    heaps: told.over ? [] : hand.pots.map(({ amount }, number) => ({ number, amount })),
    board: 'board' in hand ? hand.board : [],
    drew: 'drew' in hand ? hand.drew : told.drew,
  }
}

/** The frames that lead from `scene` through `events` to `end`, what the room says now. */
export function frames(scene: Scene, events: readonly HallEvent[], end: Scene): Frame[] {
  const list: Frame[] = []
  let now = scene
  for (const event of events) {
    const paying = event.type === 'shown' || event.type === 'mucked' || event.type === 'pot_won'
    if (paying && now.bets.some((bet) => bet > 0)) {
      now = collected(now, potsIn(events, now))
      list.push({ scene: now, motion: 'collect', event: null })
    }
    now = after(now, event, events)
    list.push({ scene: now, motion: motionOf(event), event })
  }
  list.push({ scene: end, motion: 'none', event: null })
  return list
}

function motionOf(event: HallEvent): Motion {
  switch (event.type) {
    case 'acted':
    case 'exchanged':
      return 'say'
    case 'round_begun':
      return 'collect'
    case 'cards_dealt':
    case 'holes_dealt':
    case 'board_dealt':
      return 'deal'
    case 'shown':
      return 'show'
    case 'pot_won':
      return 'push'
    default:
      return 'none'
  }
}

function after(scene: Scene, event: HallEvent, all: readonly HallEvent[]): Scene {
  switch (event.type) {
    case 'hand_begun': {
      const inside = event.stacks.map((stack) => stack > 0)
      return { ...bare(event.stacks.length), number: event.number, button: event.button, inside, live: inside, stacks: event.stacks }
    }
    case 'posted':
      return posted(scene, event)
    case 'cards_dealt':
    case 'holes_dealt':
      return { ...scene, dealt: true }
    case 'board_dealt':
      return { ...scene, board: [...scene.board, ...event.cards] }
    case 'round_begun':
      return begun(scene, event.pot, event.number)
    case 'acted':
      return acted(scene, event)
    case 'exchanged':
      return { ...scene, drew: put(scene.drew, event.seat, event.count), said: put(scene.said, event.seat, '') }
    case 'returned':
      return {
        ...scene,
        stacks: add(scene.stacks, event.seat, event.amount),
        bets: add(scene.bets, event.seat, -Math.min(event.amount, scene.bets[event.seat] ?? 0)),
      }
    case 'redealt':
      return { ...scene, dealt: false, drew: scene.drew.map(() => null), said: scene.said.map(() => '') }
    case 'shown':
      return {
        ...scene,
        shown: put(scene.shown, event.seat, event.cards),
        best: put(scene.best, event.seat, event.best),
        called: put(scene.called, event.seat, event.made),
      }
    case 'mucked':
      return { ...scene, mucked: put(scene.mucked, event.seat, true) }
    case 'pot_won':
      return paid(scene.bets.some((bet) => bet > 0) ? collected(scene, potsIn(all, scene)) : scene, event)
    case 'hand_ended':
      return { ...scene, heaps: [], bets: scene.bets.map(() => 0), over: true }
    default:
      return scene
  }
}

/** An ante goes to the middle at once, a blind lies before its seat. */
function posted(scene: Scene, { seat, what, amount }: Posted): Scene {
  const left = { ...scene, stacks: add(scene.stacks, seat, -amount), said: put(scene.said, seat, what) }
  if (what !== 'ante') return { ...left, bets: add(scene.bets, seat, amount) }
  return { ...left, heaps: [{ number: 0, amount: (scene.heaps[0]?.amount ?? 0) + amount }] }
}

/** Bets are collected for a round that begins; in the first the blinds stay where they lie. */
function begun(scene: Scene, pot: number, number: number): Scene {
  const heaps: Heap[] = pot > 0 ? [{ number: 0, amount: pot }] : []
  if (number === 1) return { ...scene, heaps }
  return { ...collected(scene, heaps), said: scene.said.map((word) => (word === 'fold' ? word : '')) }
}

function collected(scene: Scene, heaps: readonly Heap[]): Scene {
  return { ...scene, heaps, bets: scene.bets.map(() => 0) }
}

/** The pots that are paid in these events, the main pot first; where none is, all that lies there as one. */
function potsIn(events: readonly HallEvent[], scene: Scene): Heap[] {
  const won = events.filter((event): event is PotWon => event.type === 'pot_won')
  const all = [...scene.heaps.map((heap) => heap.amount), ...scene.bets].reduce((sum, chips) => sum + chips, 0)
  const pots = won.map(({ number, amount }) => ({ number, amount })).sort((a, b) => a.number - b.number)
  return pots.length > 0 ? pots : [{ number: 0, amount: all }]
}

function acted(scene: Scene, { seat, action, paid: chips, left }: Acted): Scene {
  const fold = action.type === 'fold'
  return {
    ...scene,
    live: fold ? put(scene.live, seat, false) : scene.live,
    stacks: put(scene.stacks, seat, left),
    bets: add(scene.bets, seat, chips),
    said: put(scene.said, seat, action.type),
  }
}

function paid(scene: Scene, { number, winners, shares }: PotWon): Scene {
  const got = (seat: number) => shares[winners.indexOf(seat)] ?? 0
  return {
    ...scene,
    heaps: scene.heaps.filter((heap) => heap.number !== number),
    stacks: scene.stacks.map((stack, seat) => stack + got(seat)),
    won: scene.won.map((chips, seat) => chips + got(seat)),
  }
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((one, i) => (i === at ? value : one))
}

function add(list: readonly number[], at: number, chips: number): number[] {
  return list.map((one, i) => (i === at ? one + chips : one))
}
