/** A lesson as it is gone through: which steps wait for whom, and what lies on the table at each. Pure; no rule is here. */
import { emptyRoom, type GameEvent, type MatchPosition, type MatchTable, type Room } from '../net/room'
import type { DealScored, Lesson, LessonStep } from '../net/wire'
import { standing, type Scene } from '../screens/scene'

/** What a step waits for: a move, an answer, that a note or a result is read, the end of the lesson; null for nothing. */
export type Stop = 'move' | 'answer' | 'read' | 'end' | null

type Steps = readonly LessonStep[]

export function stopAt(steps: Steps, at: number): Stop {
  const step = steps[at]
  if (step === undefined) return null
  if (step.move !== '') return 'move'
  if (step.question !== null) return 'answer'
  if (at === steps.length - 1) return 'end'
  return step.note !== '' || scoredIn(step) !== null ? 'read' : null
}

/** The step before `at` to which one goes back: the last that waited for something. The first where there is none. */
export function stopBefore(steps: Steps, at: number): number {
  for (let i = at - 1; i >= 0; i--) if (stopAt(steps, i) !== null) return i
  return 0
}

/** The step in which the deal of `at` ends, or where it has ended the next deal does. */
export function endOfDeal(steps: Steps, at: number): number {
  const end = steps.findIndex((step, i) => i > at && scoredIn(step) !== null)
  return end < 0 ? steps.length - 1 : end
}

export function scoredIn(step: LessonStep): DealScored | null {
  return step.events.find((event) => event.type === 'deal_scored') ?? null
}

/** Whether points are asked that are not written yet. */
export function hidesPoints(step: LessonStep): boolean {
  return step.question?.of === 'points'
}

/** What is shown of a step: the end of the match is told by the lesson itself, and points that are asked are not told. */
export function eventsOf(step: LessonStep): { now: GameEvent[]; later: GameEvent[] } {
  const events = step.events.filter((event) => event.type !== 'match_ended')
  if (!hidesPoints(step)) return { now: events, later: [] }
  return {
    now: events.filter((event) => event.type !== 'deal_scored'),
    later: events.filter((event) => event.type === 'deal_scored'),
  }
}

/** The room at a step; `written` tells whether the points that it asks for are on the sheet. */
export function roomAt(lesson: Lesson, at: number, name: string, written: boolean): Room {
  const step = lesson.steps[at]
  const sheet = lesson.steps.slice(0, at + 1).flatMap((one) => scoredIn(one) ?? [])
  const open = step !== undefined && hidesPoints(step) && !written
  return {
    ...emptyRoom,
    length: at,
    table: {
      ...(lesson.table as MatchTable),
      chairs: lesson.table.chairs.map((chair, seat) => (seat === lesson.seat ? { ...chair, name } : chair)),
    },
    you: { seat: lesson.seat, host: false, name },
    position: (step?.position as MatchPosition | undefined) ?? null,
    sheet: open ? sheet.slice(0, -1) : sheet,
  }
}

/** The table at a step with nothing moving. */
export function sceneAt(steps: Steps, at: number): Scene {
  const step = steps[at]
  if (step === undefined) return standing(null, null, null)
  const scored = scoredIn(step)
  const scene = standing((step.position as MatchPosition).view, scored, null)
  return hidesPoints(step) ? { ...scene, scored: null } : scene
}
