/** The deals of a match as a sheet would list them: neighbours of one kind together. Pure. */
import type { Slot } from '../net/wire'

export interface Stretch {
  kind: Slot['kind']
  /** The number of its first deal, from 1. */
  first: number
  deals: readonly Slot[]
}

export function stretches(schedule: readonly Slot[]): Stretch[] {
  const found: { kind: Slot['kind']; first: number; deals: Slot[] }[] = []
  schedule.forEach((slot, at) => {
    const last = found.at(-1)
    if (last?.kind === slot.kind && !last.deals.at(-1)?.closes_set) last.deals.push(slot)
    else found.push({ kind: slot.kind, first: at + 1, deals: [slot] })
  })
  return found
}

/** Where a list of one's own may begin: the ordinary deals that are played now, or three small ones. */
export function ownLadder(schedule: readonly Slot[]): string[] {
  const plain = schedule.filter((slot) => slot.kind === 'plain').map((slot) => String(slot.cards))
  return plain.length > 0 ? plain : ['1', '2', '3']
}

/** The greatest hand that is dealt now. */
export function greatest(schedule: readonly Slot[]): number {
  return Math.max(1, ...schedule.map((slot) => slot.cards))
}
