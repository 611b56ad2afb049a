/** Which screen the address names, and how to go to another one without loading the page again. */

export type Place =
  | { name: 'lobby' }
  | { name: 'new' | 'house' | 'paper-new'; rules: string | null; from: string; game: string | null }
  | { name: 'join' }
  | { name: 'settings' }
  | { name: 'learn'; number: number | null }
  | { name: 'paper'; game: string | null }
  | { name: 'table'; id: string; key: string | null }
  | { name: 'nowhere' }

const PLAIN = { '/': 'lobby', '/join': 'join', '/settings': 'settings' } as const
const RULED = { '/new': 'new', '/house': 'house', '/paper/new': 'paper-new' } as const

/**
 * The place that a path with its query names: `/t/ID` is a table, `/t/ID?seat=KEY` a one-time link to a seat of it;
 * `/new?rules=CODE`, `/house?rules=CODE` and `/paper/new?rules=CODE` begin with the house rules of a code, told `from` a
 * preset; `/new?game=NAME` lays a table for another game; `/paper/ID` is a game on this device that is scored on paper;
 * `/learn/N` is the N-th lesson.
 */
export function placeOf(path: string, query: string): Place {
  if (path in PLAIN) return { name: PLAIN[path as keyof typeof PLAIN] }
  if (path in RULED) return { name: RULED[path as keyof typeof RULED], rules: asked(query, 'rules'), from: asked(query, 'from') ?? '', game: asked(query, 'game') }
  const paper = /^\/paper(?:\/([a-z0-9]{1,20}))?\/?$/.exec(path)
  if (paper) return { name: 'paper', game: paper[1] ?? null }
  const lesson = /^\/learn(?:\/([1-9]\d?))?\/?$/.exec(path)
  if (lesson) return { name: 'learn', number: lesson[1] === undefined ? null : Number(lesson[1]) }
  const id = /^\/t\/([\w-]{1,64})\/?$/.exec(path)?.[1]
  if (id === undefined) return { name: 'nowhere' }
  return { name: 'table', id, key: asked(query, 'seat') }
}

/** What a query says under a name: letters, digits and dashes only. */
function asked(query: string, name: string): string | null {
  return new RegExp(`[?&]${name}=([\\w-]+)`).exec(query)?.[1] ?? null
}

/** The path of a table, found in whatever somebody pasted: a whole link, a path, or the bare id. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim()
  const link = /\/t\/([\w-]{1,64})\/?(\?seat=[\w-]+)?$/.exec(text)
  if (link) return `/t/${link[1]}${link[2] ?? ''}`
  return /^[\w-]{4,64}$/.test(text) ? `/t/${text}` : null
}

const at = $state({ place: placeOf(location.pathname, location.search) })

export function place(): Place {
  return at.place
}

/** Go to `path`; `instead` leaves no step back. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  look()
  scrollTo(0, 0)
}

function look(): void {
  at.place = placeOf(location.pathname, location.search)
}

addEventListener('popstate', look)
