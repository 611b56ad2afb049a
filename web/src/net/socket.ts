/** The line to the room: it comes back by itself, says how it is, and carries one order at a time. */

export type LineState = 'opening' | 'open' | 'lost' | 'offline' | 'closed'

export interface Line {
  /** Send `text` if the line is open; false when it is not. */
  send(text: string): boolean
  /** Try again now, without waiting. */
  hurry(): void
  /** Hang up for good. */
  close(): void
}

export interface LineHearing {
  /** Where to call; asked at every attempt, since what was seen meanwhile is part of it. */
  url(): string
  heard(text: string): void
  changed(state: LineState): void
  /** Whether calling again makes sense after the room hung up with `code`. */
  again(code: number): boolean
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const SILENCE = 8_000

/** How long to wait before attempt number `tries` (0, 1, ...), in ms: doubling, and never two browsers at once. */
export function waitBefore(tries: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
  return longest * (0.5 + chance / 2)
}

export function openLine(hearing: LineHearing): Line {
  let socket: WebSocket | null = null
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let finished = false

  function call(): void {
    clearTimeout(timer)
    if (finished) return
    if (!navigator.onLine) return hearing.changed('offline')
    hearing.changed(tries === 0 ? 'opening' : 'lost')
    const calling = new WebSocket(hearing.url())
    socket = calling
    timer = setTimeout(() => calling.close(), SILENCE)
    calling.onopen = () => {
      clearTimeout(timer)
      hearing.changed('open')
    }
    calling.onmessage = (message) => {
      tries = 0
      if (calling === socket && typeof message.data === 'string') hearing.heard(message.data)
    }
    calling.onclose = (ended) => hungUp(calling, ended.code)
  }

  function hungUp(which: WebSocket, code: number): void {
    if (which !== socket || finished) return
    socket = null
    clearTimeout(timer)
    if (!hearing.again(code)) return stop()
    hearing.changed(navigator.onLine ? 'lost' : 'offline')
    if (navigator.onLine) timer = setTimeout(call, waitBefore(tries, Math.random()))
    tries += 1
  }

  function hurry(): void {
    if (socket === null && !finished) call()
  }

  function wentOffline(): void {
    const lost = socket
    socket = null
    lost?.close()
    clearTimeout(timer)
    hearing.changed('offline')
  }

  function seen(): void {
    if (document.visibilityState === 'visible') hurry()
  }

  function stop(): void {
    finished = true
    clearTimeout(timer)
    removeEventListener('online', hurry)
    removeEventListener('offline', wentOffline)
    document.removeEventListener('visibilitychange', seen)
    const open = socket
    socket = null
    open?.close()
    hearing.changed('closed')
  }

  addEventListener('online', hurry)
  addEventListener('offline', wentOffline)
  document.addEventListener('visibilitychange', seen)
  call()
  return {
    send: (text) => {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(text)
      return true
    },
    hurry,
    close: stop,
  }
}
