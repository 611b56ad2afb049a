/** What a seat's plate shows of bid and tricks: one mark for each trick, so that a glance is enough. */

/** `made` is a trick within the bid, `open` one still owed, `over` one too many. */
export type Mark = 'made' | 'open' | 'over'

/** Marks of a bid and the tricks taken; without a bid every trick is simply a trick. */
export function marksOf(bid: number | null, taken: number): Mark[] {
  const owed = bid ?? taken
  return Array.from({ length: Math.max(owed, taken) }, (_, i) => {
    if (i >= owed) return 'over'
    return i < taken ? 'made' : 'open'
  })
}
