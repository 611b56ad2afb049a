/** Leads through one lesson: shows its steps moment by moment, and waits where the learner is to read, play or answer. */
import type { GameEvent, Room } from '../net/room'
import type { Lesson, LessonStep } from '../net/wire'
import { openStage, type Stage } from '../screens/stage.svelte'
import { endOfDeal, eventsOf, roomAt, sceneAt, scoredIn, stopAt, stopBefore, type Stop } from './course'

export interface Guide {
  readonly at: number
  readonly step: LessonStep
  readonly stop: Stop
  readonly room: Room
  readonly stage: Stage
  /** The table has come to rest: now the note is read. */
  readonly ready: boolean
  /** The last move or answer was another than the lesson's. */
  readonly missed: boolean
  /** The question of this step is answered. */
  readonly answered: boolean
  /** Part of the lesson was skipped. */
  readonly skipped: boolean
  /** One step further, unless a move or an answer is asked; first what still moves comes to rest. */
  on(): void
  /** To what was read, played or answered last. */
  back(): void
  /** To the result of this deal. */
  skip(): void
  act(action: string): void
  answer(figure: number): void
  /** Do what is asked. */
  show(): void
}

/** Who taps to hurry the others on must not tap away, in ms, what comes up just then. */
const GLANCE = 500

/** `name` is what the learner is called; `shown` is called for each event as its moment comes. */
export function openGuide(lesson: Lesson, name: () => string, shown: (event: GameEvent) => void, clock = () => performance.now()): Guide {
  const steps = lesson.steps
  let moved = -GLANCE
  const now = $state({ at: 0, missed: false, answered: false, skipped: false })
  const stage = openStage(sceneAt(steps, 0), (event) => {
    moved = clock()
    shown(event)
  })
  const step = $derived(steps[now.at] as LessonStep)
  const stop = $derived(now.answered && now.at < steps.length - 1 ? 'read' : now.answered ? 'end' : stopAt(steps, now.at))
  const room = $derived(roomAt(lesson, now.at, name(), now.answered))

  function isReady(): boolean {
    return stage.idle || (stage.scene.taker !== null && stop !== null && scoredIn(step) === null)
  }

  function enter(at: number): void {
    Object.assign(now, { at, missed: false, answered: false })
  }

  function advance(): void {
    if (now.at === steps.length - 1) return
    stage.skip()
    enter(now.at + 1)
    stage.push(eventsOf(step).now)
  }

  function jump(at: number): void {
    enter(at)
    stage.set(sceneAt(steps, at))
  }

  function act(action: string): void {
    now.missed = action !== step.move
    if (!now.missed) advance()
  }

  function answer(figure: number): void {
    now.missed = figure !== step.question?.right
    if (now.missed || now.answered) return
    now.answered = true
    stage.push(eventsOf(step).later)
  }

  return {
    get at() {
      return now.at
    },
    get step() {
      return step
    },
    get stop() {
      return stop
    },
    get room() {
      return room
    },
    stage,
    get ready() {
      return isReady()
    },
    get missed() {
      return now.missed
    },
    get answered() {
      return now.answered
    },
    get skipped() {
      return now.skipped
    },
    on: () => {
      if (!isReady()) stage.skip()
      else if (stop === null || (stop === 'read' && clock() - moved >= GLANCE)) advance()
    },
    back: () => jump(stopBefore(steps, now.at)),
    skip: () => {
      now.skipped = true
      jump(endOfDeal(steps, now.at))
    },
    act,
    answer,
    show: () => {
      if (step.move !== '') act(step.move)
      else if (step.question !== null) answer(step.question.right)
    },
  }
}
