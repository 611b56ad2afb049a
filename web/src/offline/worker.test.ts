import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What the browser calls the worker with, by the name of the moment. */
const moments = new Map<string, (event: unknown) => void>()
const cache = { put: vi.fn(), match: vi.fn() }
const network = vi.fn()
const answer = (status: number, text: string) => new Response(text, { status })

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('SHELL', { digest: 'd', files: [] })
  vi.stubGlobal('self', { addEventListener: (name: string, then: (event: unknown) => void) => moments.set(name, then) })
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', network)
  cache.put.mockReset().mockResolvedValue(undefined)
  cache.match.mockReset().mockResolvedValue(answer(200, 'kept'))
  await vi.importActual('./worker')
})

afterEach(() => vi.unstubAllGlobals())

/** The text that the page gets when it asks for a plan. */
async function plan(): Promise<string> {
  let given: Promise<Response> | undefined
  const request = { url: `${location.origin}/api/paper?preset=hall`, method: 'GET', mode: 'cors' }
  moments.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => (given = response) })
  return (await given)?.text() ?? ''
}

it('brings the plan that the room tells, and keeps it', async () => {
  network.mockResolvedValue(answer(200, 'told'))
  expect(await plan()).toBe('told')
  expect(cache.put).toHaveBeenCalledOnce()
})

it('brings it on a device that is full, too', async () => {
  network.mockResolvedValue(answer(200, 'told'))
  cache.put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect(await plan()).toBe('told')
})

it('brings the plan that is kept where there is no network, or the room is closed or asked too often', async () => {
  network.mockRejectedValue(new TypeError('no network'))
  expect(await plan()).toBe('kept')
  for (const status of [429, 502, 503]) {
    network.mockResolvedValue(answer(status, 'sorry'))
    cache.match.mockResolvedValue(answer(200, 'kept'))
    expect(await plan(), String(status)).toBe('kept')
  }
  expect(cache.put).not.toHaveBeenCalled()
})

it('brings what the room says of rules that are none, and of anything where no plan is kept', async () => {
  network.mockResolvedValue(answer(400, 'no rules'))
  expect(await plan()).toBe('no rules')
  network.mockResolvedValue(answer(503, 'closed'))
  cache.match.mockResolvedValue(undefined)
  expect(await plan()).toBe('closed')
})
