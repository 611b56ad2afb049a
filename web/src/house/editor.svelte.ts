/** The rules being made on this page: what is answered, what the room says of it, and what it said last that could be
 * played. Every change is asked about after a short rest, and only the latest answer counts. */
import { SvelteSet } from 'svelte/reactivity'
import type { Agreed, RulesFault, RulesForm } from '../net/wire'
import { askForm, askRules, type Heard } from './ask'
import type { Token, Tokens } from './answers'
import { answered, draftOf, mended, presetOf, tokensOf, wishOf, type Draft } from './plan'

const REST = 200
const AGAIN = 3000

export class Editor {
  form = $state.raw<RulesForm | null>(null)
  draft = $state.raw<Draft>({ preset: '', changes: {} })
  agreed = $state.raw<Agreed | null>(null)
  faults = $state.raw<readonly RulesFault[]>([])
  /** The draft has been read: `agreed` or `faults` tell of it, and of nothing older. */
  read = $state(false)
  deaf = $state(false)
  /** The draft that the last start from other rules replaced. */
  before = $state.raw<Draft | null>(null)
  /** Sections that the reader has opened. */
  readonly open = new SvelteSet<string>()

  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  get tokens(): Tokens {
    return this.form ? tokensOf(this.form, this.draft) : {}
  }

  get preset(): Tokens {
    return this.form ? presetOf(this.form, this.draft) : {}
  }

  get changes(): number {
    return Object.keys(this.draft.changes).length
  }

  get playable(): boolean {
    return this.read && this.faults.length === 0 && this.agreed !== null
  }

  /** The answer of the preset to a field is not the draft's. */
  isChanged(field: string): boolean {
    return field in this.draft.changes
  }

  faultsAt(field: string): readonly RulesFault[] {
    return this.faults.filter((fault) => fault.fields.includes(field))
  }

  /** Begin with the rules of a code, or of a preset; false where the code is none. */
  async begin(code: string | null, from: string): Promise<boolean> {
    this.form = await askForm()
    if (this.form === null) {
      this.deaf = true
      this.timer = setTimeout(() => void this.begin(code, from), AGAIN)
      return true
    }
    this.deaf = false
    if (code !== null && (await this.take(code, from))) return true
    this.write({ preset: this.form.default, changes: {} })
    return code === null
  }

  /** Take over the rules of a code, told from a preset if one is named; false where it is none. */
  async take(code: string, from: string): Promise<boolean> {
    const heard = await askRules({ code, preset: from })
    if (heard === null || !('agreed' in heard) || this.form === null) return false
    this.draft = draftOf(this.form, heard.agreed.preset, heard.agreed.tokens)
    this.asked += 1
    this.hear(heard)
    return true
  }

  answer(field: string, token: Token): void {
    if (this.form) this.write(answered(this.form, this.draft, field, token))
  }

  mend(remedy: Record<string, string>): void {
    if (this.form) this.write(mended(this.form, this.draft, remedy))
  }

  /** As in the preset again. */
  reset(field: string): void {
    this.answer(field, this.preset[field] ?? null)
  }

  /** Start anew from a preset; what was changed can be had back. */
  start(preset: string): void {
    this.before = this.changes > 0 ? this.draft : null
    this.write({ preset, changes: {} }, true)
  }

  undo(): void {
    if (this.before) this.write(this.before)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.asked += 1
  }

  private write(draft: Draft, keepsBefore = false): void {
    this.draft = draft
    if (!keepsBefore) this.before = null
    this.read = false
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(), REST)
  }

  private async ask(): Promise<void> {
    if (this.form === null) return
    const turn = ++this.asked
    const heard = await askRules(wishOf(this.form, this.draft))
    if (turn !== this.asked) return
    this.deaf = heard === null
    if (heard) this.hear(heard)
    else this.timer = setTimeout(() => void this.ask(), AGAIN)
  }

  private hear(heard: Heard): void {
    this.read = true
    if ('agreed' in heard) {
      this.agreed = heard.agreed
      this.faults = []
    } else this.faults = heard.faults
  }
}
