/** House rules that leave the device or come to it: a code, a link, or a small file. Pure. */
import type { Tokens } from './answers'

const CODE = /^[A-Za-z][0-9][A-Za-z0-9-]*$/
const LONGEST = 20_000

export interface Carried {
  code: string
  /** The name that the rules have where they come from, if they have one. */
  name: string
}

/** The rules in whatever was pasted or opened; null where there are none. The room says whether the code is right. */
export function carriedIn(pasted: string): Carried | null {
  const text = pasted.trim()
  if (text === '' || text.length > LONGEST) return null
  if (text.startsWith('{')) return inFile(text)
  const code = /[?&]rules=([^&#\s]+)/.exec(text)?.[1] ?? text
  return CODE.test(code) ? { code, name: '' } : null
}

function inFile(text: string): Carried | null {
  try {
    const file = JSON.parse(text) as { code?: unknown; name?: unknown }
    if (typeof file.code !== 'string' || !CODE.test(file.code)) return null
    return { code: file.code, name: typeof file.name === 'string' ? file.name : '' }
  } catch {
    return null
  }
}

/** A file of rules: the code is what counts, the tokens are for people who look inside. */
export function fileOf(name: string, game: string, code: string, tokens: Tokens): string {
  return JSON.stringify({ kozyr: 'house rules', name, game, code, rules: tokens }, null, 2) + '\n'
}

/** What the file is called: the name as far as every system takes it. */
export function fileName(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return `${plain || 'kozyr-rules'}.json`
}
