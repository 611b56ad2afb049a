import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLine, waitBefore, type Line, type LineState } from './socket'

class FakeSocket {
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  onclose: (ended: { code: number }) => void = () => {}
  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.end(1005)
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  end(code: number) {
    this.readyState = 3
    this.onclose({ code })
  }
}

const last = () => FakeSocket.made.at(-1) as FakeSocket
let states: LineState[]
let heard: string[]
let seen: number
let line: Line

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  states = []
  heard = []
  seen = 0
  line = openLine({
    url: () => `ws://room/socket?seen=${seen}`,
    heard: (text) => heard.push(text),
    changed: (state) => states.push(state),
    again: (code) => code !== 1008,
  })
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the line to the room', () => {
  it('carries texts both ways while it is open, and says so when it is not', () => {
    expect(line.send('early')).toBe(false)
    last().open()
    expect(line.send('now')).toBe(true)
    last().onmessage({ data: 'letter' })
    expect(last().sent).toEqual(['now'])
    expect(heard).toEqual(['letter'])
    expect(states).toEqual(['opening', 'open'])
  })

  it('calls again after it was lost, with what was seen meanwhile', () => {
    last().open()
    seen = 12
    last().end(1006)
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(waitBefore(0, 1))
    expect(FakeSocket.made).toHaveLength(2)
    expect(last().url).toContain('seen=12')
  })

  it('does not call again when the room has sent it away', () => {
    last().open()
    last().end(1008)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
    expect(states.at(-1)).toBe('closed')
  })

  it('hangs up when the network goes, and calls at once when it is back', () => {
    last().open()
    dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('offline')
    dispatchEvent(new Event('online'))
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('gives up on a call that nobody answers', () => {
    const silent = last()
    vi.advanceTimersByTime(8_000)
    expect(silent.readyState).toBe(3)
    vi.advanceTimersByTime(15_000)
    expect(FakeSocket.made.length).toBeGreaterThan(1)
  })
})

describe('the wait before a call', () => {
  it('doubles, stays under a quarter of a minute, and differs from browser to browser', () => {
    expect(waitBefore(0, 1)).toBe(400)
    expect(waitBefore(3, 1)).toBe(3200)
    expect(waitBefore(30, 1)).toBe(15_000)
    expect(waitBefore(3, 0)).toBe(1600)
  })
})
