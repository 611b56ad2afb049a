/** Every text of the page: Fluent messages from the same files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { language, LANGUAGES, type Language } from './language.svelte'
import { prepared } from './prepared'

export type Args = Record<string, FluentVariable>

const files = import.meta.glob<string>('../../../src/kozyr/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The messages of one language. */
export function bundleOf(tag: Language): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false })
  for (const [path, text] of Object.entries(files)) {
    if (!path.includes(`/words/${tag}/`)) continue
    const faults = bundle.addResource(new FluentResource(text))
    if (faults.length > 0) throw new Error(`${path}: ${faults.join('; ')}`)
  }
  return bundle
}

const bundles = new Map(Object.keys(LANGUAGES).map((tag) => [tag as Language, bundleOf(tag as Language)]))

/** The text of the message `id` in the language spoken now. A message that is missing shows its id. */
export function say(id: string, args: Args = {}): string {
  return sayIn(language(), id, args)
}

export function sayIn(tag: Language, id: string, args: Args = {}): string {
  const bundle = bundles.get(tag)
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  return bundle.formatPattern(pattern, prepared(args), [])
}

/** Whether there is a message `id`. */
export function known(id: string): boolean {
  return bundles.get(language())?.hasMessage(id) ?? false
}
