/** The answers of the house rules' form: tokens as the room knows them, and the words that a reader sees for them. */
import { isPrinted } from '../cards/codes'
import type { FormField, RulesFault } from '../net/wire'
import { known, say } from '../words/say'

export type Token = string | null
export type Tokens = Record<string, Token>

const NONE = 'none'

/** The items of a list's token: `a,b` has two, `none` has none. */
export function itemsOf(token: Token): string[] {
  return token === null || token === NONE || token === '' ? [] : token.split(',')
}

/** The token of a list. */
export function listOf(items: readonly string[]): string {
  return items.length > 0 ? items.join(',') : NONE
}

/** The numbers in whatever somebody wrote: `1, 3 5` has three. */
export function numbersIn(text: string): string[] {
  return text.match(/\d+/g)?.map((digits) => String(Number(digits))) ?? []
}

/** Whether a token is a number, or a list of numbers, and no word. */
export function isNumeric(token: Token): boolean {
  return token !== null && /^-?\d+(,\d+)*$/.test(token)
}

/** A field or a token as it stands in the id of a message. */
export function kebab(name: string): string {
  return name === '-' ? 'dash' : name.replaceAll(/[_.]/g, '-')
}

export function labelOf(field: FormField): string {
  return say(`house-${kebab(field.name)}`)
}

export function helpOf(field: FormField): string {
  return say(`house-${kebab(field.name)}-help`)
}

/** What one token of a field says; a number says itself. */
export function wordOf(field: FormField, token: string): string {
  const id = `house-${kebab(field.name)}-is-${kebab(token)}`
  return known(id) ? say(id) : token
}

/** What does not fit, in the reader's language where the form would ask for it. */
export function faultText(fault: RulesFault): string {
  return fault.why ? say(fault.why.id, fault.why.args) : fault.text
}

/** A field's whole answer in words. */
export function answerOf(field: FormField, token: Token): string {
  if (token === null) return say(`house-${kebab(field.name)}-unset`)
  switch (field.kind) {
    case 'flag':
      return say(token === 'yes' ? 'house-yes' : 'house-no')
    case 'cards':
      return cardsOf(itemsOf(token))
    case 'order':
    case 'set': {
      const items = itemsOf(token).map((item) => wordOf(field, item))
      return items.length > 0 ? items.join(', ') : say('house-nothing')
    }
    case 'choice_or_numbers':
      return isNumeric(token) ? itemsOf(token).join(', ') : wordOf(field, token)
    default:
      return wordOf(field, token)
  }
}

function cardsOf(cards: readonly string[]): string {
  if (cards.length === 0) return say('house-card-none')
  if (cards.every(isPrinted)) return say('house-card-printed', { jokers: cards.length })
  return cards.map((card) => say('house-card', { card })).join(', ')
}

/** What a section says at a glance: its answers, numbers with their question, and of yes-or-no questions those that are yes. */
export function gistOf(fields: readonly FormField[], tokens: Tokens): string[] {
  return fields.flatMap((field) => {
    const token = tokens[field.name] ?? null
    if (token === null || (field.kind === 'flag' && token === 'no')) return []
    if (field.kind === 'flag') return [labelOf(field)]
    const answer = answerOf(field, token)
    return [isNumeric(answer) ? say('house-answer', { question: labelOf(field), answer }) : answer]
  })
}
