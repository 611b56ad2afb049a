/** The stage of a poker table: shows what happened moment by moment, and at once to who wants no motion. */
import { still } from '../look/taste.svelte'
import type { HallEvent } from '../net/room'
import { bare, frames, type Frame, type Motion, type Scene } from './scene'

/** How long each motion is looked at before the next, in ms. */
const LASTS: Record<Motion, number> = { none: 0, say: 180, collect: 220, deal: 250, show: 350, push: 350 }
const HURRY = 12

export interface HallStage {
  readonly scene: Scene
  /** Nothing waits to be shown. */
  readonly idle: boolean
  /** Show `scene` at once; whatever waited is dropped. */
  set(scene: Scene): void
  /** Show what happened, one after another, until `end` lies there. */
  push(events: readonly HallEvent[], end: Scene): void
  /** To the end, now. */
  skip(): void
}

/** `shown` is called for each event as its moment comes. */
export function openHallStage(shown: (event: HallEvent) => void): HallStage {
  const now = $state<{ scene: Scene; idle: boolean }>({ scene: bare(0), idle: true })
  let waiting: Frame[] = []
  let last = now.scene
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(frame: Frame): void {
    now.scene = frame.scene
    if (frame.event !== null) shown(frame.event)
  }

  function step(): void {
    timer = undefined
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) {
      show(frame)
      const wait = still() || document.hidden || waiting.length > HURRY ? 0 : LASTS[frame.motion]
      if (wait > 0) {
        timer = setTimeout(step, wait)
        return
      }
    }
    now.idle = true
  }

  function push(events: readonly HallEvent[], end: Scene): void {
    waiting.push(...frames(last, events, end))
    last = end
    now.idle = false
    if (timer === undefined) step()
  }

  function set(scene: Scene): void {
    clearTimeout(timer)
    timer = undefined
    waiting = []
    last = scene
    Object.assign(now, { scene, idle: true })
  }

  function skip(): void {
    clearTimeout(timer)
    waiting.forEach(show)
    waiting = []
    step()
  }

  return {
    get scene() {
      return now.scene
    },
    get idle() {
      return now.idle
    },
    set,
    push,
    skip,
  }
}
