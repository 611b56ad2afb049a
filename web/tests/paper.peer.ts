/**
 * The page scores matches that the engine has played: it must ask the same, bar the same with the same reason, write the
 * same rows, and pay the same. KOZYR_MATCHES names the file with the matches.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DealScored, MatchEnded, PaperPlan } from '../src/net/wire'
import { asked, type Barred } from '../src/paper/ask'
import { sheetOf } from '../src/paper/fold'
import { bid, take, undo, type PaperGame } from '../src/paper/game'
import { settled } from '../src/paper/settle'

type Step = { seat: number; allowed: number[]; barred: Barred[]; bid: number } | { taken: number[] }

interface Match {
  rules: string
  plan: PaperPlan
  first: number
  steps: Step[]
  sheet: DealScored[]
  ended: MatchEnded
}

const matches = JSON.parse(readFileSync(process.env['KOZYR_MATCHES'] ?? '', 'utf8')) as Match[]

function begun({ plan, first }: Match): PaperGame {
  const { price, settlement } = plan
  const names = { id: '', name: '', preset: '', house: '', code: '', rules: { document: [], links: {} } }
  const times = { began: 0, touched: 0 }
  const empty = { deals: [], counting: null, stopped: false }
  return { ...names, ...times, ...empty, players: plan.sides.map(String), first, plan, price, settlement }
}

function written(game: PaperGame, step: Step): PaperGame {
  const now = asked(game)
  if ('taken' in step) {
    expect(now.what).toBe('tricks')
    return take(game, step.taken)
  }
  const { seat, allowed, barred } = step
  expect(now).toEqual({ what: 'bid', deal: expect.any(Number), seat, allowed, barred })
  return bid(game, step.bid)
}

describe('a match on paper', () => {
  it.each(matches)('is scored as the engine scores it: $rules', (match) => {
    let game = begun(match)
    const before: PaperGame[] = []
    for (const step of match.steps) {
      before.push(game)
      game = written(game, step)
    }
    expect(asked(game)).toEqual({ what: 'nothing' })
    expect(sheetOf(game)).toEqual(match.sheet)
    expect(settled(game)).toEqual(match.ended)
    for (const earlier of before.reverse()) {
      game = undo(game)
      expect(game.deals).toEqual(earlier.deals)
    }
  })
})
