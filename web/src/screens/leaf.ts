/** The sheet of a table as it is taken along: with the names, the rules and how it ended. */
import { presetName } from '../house/presets'
import { houseName } from '../house/shelf.svelte'
import type { MatchTable } from '../net/room'
import type { MatchEnded } from '../net/wire'
import type { Leaf } from '../sheet/leaf'
import type { SheetRow } from '../table/types'
import { say } from '../words/say'

/** `ended` is how the match ended, null as long as it goes on. */
export function leafOf(table: MatchTable, names: readonly string[], rows: readonly SheetRow[], ended: MatchEnded | null): Leaf {
  return {
    names,
    rows,
    pairs: table.rules.pairs,
    rules: houseName(table.rules_code) ?? rulesText(presetName(table.preset), table.differs.length),
    began: table.began > 0 ? table.began * 1000 : null,
    winners: ended?.winners ?? [],
    money: ended !== null && table.rules.price > 0 ? ended.money : null,
  }
}

function rulesText(preset: string, changes: number): string {
  return changes === 0 ? preset : say('house-count', { preset, changes })
}
