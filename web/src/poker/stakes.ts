/** A table's stakes in a few words: the limit, and what is put in before the cards. */
import type { PokerView } from '../net/room'
import { say } from '../words/say'

interface Stakes {
  limit: string
  forced: string
  ante: number
  small_blind: number
}

export function stakesText({ rules }: Pick<PokerView, 'rules'>): string {
  return `${limitText(rules)} · ${forcedText(rules)}`
}

export function limitText({ limit }: Pick<Stakes, 'limit'>): string {
  return say(`poker-limit-${limit.replace('_', '-')}`)
}

export function forcedText({ forced, ante, small_blind }: Omit<Stakes, 'limit'>): string {
  const kind = forced === 'antes' ? 'ante' : forced
  return say(`poker-forced-${kind}`, { ante, small: small_blind, big: 2 * small_blind })
}
