/** Rules being made: a preset, and what is changed in it. Pure; the room says what it means. */
import type { RulesForm, RulesWish } from '../net/wire'
import type { Token, Tokens } from './answers'

export interface Draft {
  preset: string
  /** Tokens by field, of those only that are not as in the preset. */
  changes: Record<string, string>
}

/** What the preset of a draft answers. */
export function presetOf(form: RulesForm, draft: Draft): Tokens {
  return form.presets[draft.preset] ?? form.presets[form.default] ?? {}
}

/** What the draft answers. */
export function tokensOf(form: RulesForm, draft: Draft): Tokens {
  return { ...presetOf(form, draft), ...draft.changes }
}

/** The draft with one answer changed; an answer as in the preset, or none, is no change. */
export function answered(form: RulesForm, draft: Draft, field: string, token: Token): Draft {
  const changes = Object.fromEntries(Object.entries(draft.changes).filter(([name]) => name !== field))
  const same = token === null || token === presetOf(form, draft)[field]
  return { ...draft, changes: same ? changes : { ...changes, [field]: token } }
}

/** The draft with several answers changed at once. */
export function mended(form: RulesForm, draft: Draft, remedy: Record<string, string>): Draft {
  return Object.entries(remedy).reduce((now, [field, token]) => answered(form, now, field, token), draft)
}

/** The draft that answers as `tokens` do, told from a preset. */
export function draftOf(form: RulesForm, preset: string, tokens: Tokens): Draft {
  const start: Draft = { preset, changes: {} }
  return Object.entries(tokens).reduce((now, [field, token]) => answered(form, now, field, token), start)
}

export function wishOf(form: RulesForm, draft: Draft): RulesWish {
  return { game: form.game, preset: draft.preset, changes: draft.changes }
}
