/** Every text of the page: Fluent messages from the same files that Python reads. */
import type { FluentVariable } from '@fluent/bundle'
import { bundle } from './bundles'
import { language, type Language } from './language.svelte'
import { prepared } from './prepared'

export type Args = Record<string, FluentVariable>

/** The text of the message `id` in the language spoken now. A message that is missing shows its id. */
export function say(id: string, args: Args = {}): string {
  return sayIn(language(), id, args)
}

/** The same in any language that is learned; in English where it is not. */
export function sayIn(tag: Language, id: string, args: Args = {}): string {
  const messages = bundle(tag) ?? bundle('en')
  const pattern = messages?.getMessage(id)?.value
  if (!messages || !pattern) return id
  return messages.formatPattern(pattern, prepared(args), [])
}

/** Whether there is a message `id`. */
export function known(id: string): boolean {
  return bundle(language())?.hasMessage(id) ?? false
}
