/** A table's stakes in a few words: the limit, and what is put in before the cards. */
import type { HallView } from '../net/room'
import type { PalaceRules } from '../net/wire'
import { say } from '../words/say'

interface Stakes {
  limit: string
  forced: string
  ante: number
  small_blind: number
}

export function stakesText({ rules }: Pick<HallView, 'rules'>): string {
  if ('structure' in rules) return palaceText(rules)
  return `${limitText(rules)} · ${forcedText(rules)}`
}

function palaceText({ structure, small_bet, big_bet }: PalaceRules): string {
  const sizes = say('palace-bets', { small: small_bet, big: structure === 'limit' ? big_bet : 0 })
  return `${limitText({ limit: structure })} · ${sizes}`
}

export function limitText({ limit }: Pick<Stakes, 'limit'>): string {
  return say(`poker-limit-${limit.replace('_', '-')}`)
}

export function forcedText({ forced, ante, small_blind }: Omit<Stakes, 'limit'>): string {
  const kind = forced === 'antes' ? 'ante' : forced
  return say(`poker-forced-${kind}`, { ante, small: small_blind, big: 2 * small_blind })
}
