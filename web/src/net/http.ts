/** The few things that are asked over HTTP: what can be played here, a new table, my running games. */
import type { Created, NewTable, Offer, Problems, Running, TableRules } from './wire'

/** The room refused: `problems` are its own words; or it did not answer at all: then `status` is 0. */
export class Unheard extends Error {
  constructor(
    readonly status = 0,
    readonly problems: readonly string[] = [],
  ) {
    super(problems.join('; ') || 'the room did not answer')
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, { ...init, headers: { Accept: 'application/json', ...init?.headers } })
  } catch {
    throw new Unheard()
  }
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new Unheard(answer.status, (body as Problems | null)?.problems ?? [])
  return body as T
}

let offered: Promise<Offer> | null = null

/** What this room has; asked once, and again after it could not be heard. */
export function offer(): Promise<Offer> {
  offered ??= ask<Offer>('/api/room').catch((error) => {
    offered = null
    throw error
  })
  return offered
}

export function running(): Promise<Running[]> {
  return ask('/api/tables')
}

/** Lay a new table; its code. */
export async function layTable(wanted: NewTable): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const created = await ask<Created>('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
  return created.code
}

/** The rules of a table, section by section, as messages to be said, and the sentence behind each refusal. */
export function rulesOf(code: string): Promise<TableRules> {
  return ask(`/api/tables/${code}/rules`)
}
