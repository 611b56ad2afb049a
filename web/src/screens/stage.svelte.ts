/** The stage: shows the table moment by moment, never later than it must, and at once to who wants no motion. */
import { still } from '../look/taste.svelte'
import type { GameEvent } from '../net/room'
import type { DealView } from '../net/wire'
import { collected, frames, type Frame, type Motion, type Scene } from './scene'

/** How long each motion is looked at before the next, in ms; a taken trick lies a moment so that all can see it. */
const LASTS: Record<Motion, number> = { deal: 350, play: 180, taken: 900, collect: 220, write: 250, none: 0 }
const HURRY = 5

export interface Stage {
  readonly scene: Scene
  readonly motion: Motion
  /** Nothing waits to be shown. */
  readonly idle: boolean
  /** Show `scene` at once; whatever waited is dropped. */
  set(scene: Scene): void
  /** Show what happened, one after another; then `ahead`, a deal that waits for its bids before it is dealt. */
  push(events: readonly GameEvent[], ahead?: DealView | null): void
  /** To the end, now. */
  skip(): void
}

/** `shown` is called for each event as its moment comes. */
export function openStage(first: Scene, shown: (event: GameEvent, scene: Scene) => void): Stage {
  const now = $state<{ scene: Scene; motion: Motion; idle: boolean }>({ scene: first, motion: 'none', idle: true })
  let waiting: Frame[] = []
  let end = first
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(frame: Frame): void {
    now.scene = frame.scene
    now.motion = frame.motion
    if (frame.event !== null) shown(frame.event, frame.scene)
  }

  function step(): void {
    timer = undefined
    const frame = waiting.shift()
    if (frame === undefined) return rest()
    show(frame)
    const wait = pause(frame.motion)
    if (wait === 0) step()
    else timer = setTimeout(step, wait)
  }

  function pause(motion: Motion): number {
    if (document.hidden || waiting.length > HURRY) return 0
    return still() && motion !== 'taken' ? 0 : LASTS[motion]
  }

  function rest(): void {
    if (now.scene.taker !== null) {
      now.scene = end = collected(now.scene)
      now.motion = 'collect'
    }
    now.idle = true
  }

  function push(events: readonly GameEvent[], ahead: DealView | null = null): void {
    const more = frames(end, events, ahead)
    if (more.length === 0) return
    waiting.push(...more)
    end = more.at(-1)?.scene ?? end
    now.idle = false
    const lingering = timer !== undefined && now.motion === 'taken' && waiting.length === more.length
    if (lingering) clearTimeout(timer)
    if (timer === undefined || lingering) step()
  }

  function set(scene: Scene): void {
    clearTimeout(timer)
    timer = undefined
    waiting = []
    Object.assign(now, { scene, motion: 'none', idle: true })
    end = scene
  }

  function skip(): void {
    clearTimeout(timer)
    while (waiting.length > 0) show(waiting.shift() as Frame)
    step()
  }

  return {
    get scene() {
      return now.scene
    },
    get motion() {
      return now.motion
    },
    get idle() {
      return now.idle
    },
    set,
    push,
    skip,
  }
}
