/** House rules that leave the device or come to it: a code, a link, or a small file. Pure. */
import type { Tokens } from './answers'

const CODE = /^[A-Za-z][0-9][A-Za-z0-9-]*$/
const LONGEST = 20_000

export interface Carried {
  code: string
  /** The preset that the rules are told from; empty where nobody said. */
  from: string
  /** The name that the rules have where they come from, if they have one. */
  name: string
}

/** The rules in whatever was pasted or opened; null where there are none. The room says whether the code is right. */
export function carriedIn(pasted: string): Carried | null {
  const text = pasted.trim()
  if (text === '' || text.length > LONGEST) return null
  if (text.startsWith('{')) return inFile(text)
  const code = /[?&]rules=([^&#\s]+)/.exec(text)?.[1] ?? text
  const from = /[?&]from=([\w-]+)/.exec(text)?.[1] ?? ''
  return CODE.test(code) ? { code, from, name: '' } : null
}

function inFile(text: string): Carried | null {
  try {
    const { code, from, name } = JSON.parse(text) as Record<string, unknown>
    if (typeof code !== 'string' || !CODE.test(code)) return null
    return { code, from: typeof from === 'string' ? from : '', name: typeof name === 'string' ? name : '' }
  } catch {
    return null
  }
}

/** A file of rules: the code is what counts, the tokens are for people who look inside. */
export function fileOf(name: string, game: string, from: string, code: string, tokens: Tokens): string {
  return JSON.stringify({ kozyr: 'house rules', name, game, from, code, rules: tokens }, null, 2) + '\n'
}

/** The path of the page that makes a table by these rules (`new`), changes them (`house`), or scores on paper. */
export function wayTo(page: 'new' | 'house' | 'paper/new', code: string, from: string): string {
  return `/${page}?rules=${code}${from === '' ? '' : `&from=${from}`}`
}

/** What the file is called: the name as far as every system takes it. */
export function fileName(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return `${plain || 'kozyr-rules'}.json`
}
