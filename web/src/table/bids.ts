/** Bids typed as digits: with more than nine cards a 1 may be the beginning of 12. */

export interface Typed {
  /** The bid so far; null if these digits are none. */
  bid: number | null
  /** No further digit could make another bid of it. */
  sure: boolean
  /** The digits to go on from. */
  rest: string
}

export function typed(before: string, digit: string, most: number): Typed {
  const whole = Number(before + digit)
  const text = whole <= most ? String(whole) : digit
  const bid = Number(text)
  if (bid > most) return { bid: null, sure: false, rest: '' }
  const sure = bid === 0 || bid * 10 > most
  return { bid, sure, rest: sure ? '' : text }
}
