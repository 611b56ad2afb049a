/** The languages that this page has learned so far: each is a file of its own, fetched when somebody wants to read it. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

const sources = import.meta.glob<readonly string[]>('./texts/*.ts', { import: 'default' })
const learned = new Map<string, FluentBundle>()

/** Learn a language; learned once, it is known. Rejects where its file is not to be had. */
export async function learn(tag: string): Promise<void> {
  const source = sources[`./texts/${tag}.ts`]
  if (source === undefined) throw new Error(`there are no texts in ${tag}`)
  if (!learned.has(tag)) learned.set(tag, bundleOf(tag, await source()))
}

/** The messages of a language; undefined as long as it is not learned. */
export function bundle(tag: string): FluentBundle | undefined {
  return learned.get(tag)
}

function bundleOf(tag: string, texts: readonly string[]): FluentBundle {
  const messages = new FluentBundle(tag, { useIsolating: false })
  for (const text of texts) {
    const faults = messages.addResource(new FluentResource(text))
    if (faults.length > 0) throw new Error(`${tag}: ${faults.join('; ')}`)
  }
  return messages
}
