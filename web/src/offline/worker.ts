/**
 * The service worker: the page opens without a network once it has been opened with one. Files with a hash in their
 * name come from the cache; screens, and the plans of matches on paper, from the room where it is to be had. Nothing of a
 * table is kept: its letters go past this worker.
 *
 * SHELL is put in front of this file when the page is built: every file of that build, and a digest of them.
 */
declare const SHELL: { digest: string; files: readonly string[] }

/** The part of a service worker's world that is used here; the page's own types do not have it. */
interface Moment extends Event {
  waitUntil(what: Promise<unknown>): void
}
interface Question extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  addEventListener(name: 'install' | 'activate', then: (event: Moment) => void): void
  addEventListener(name: 'fetch', then: (event: Question) => void): void
  clients: { claim(): Promise<void> }
}

const worker = self as unknown as Worker
const CACHE = `kozyr-${SHELL.digest}`
const INDEX = '/'
/** What a scorekeeper asks the room. */
const PLANS = '/api/paper'
/** How the room says that these are no rules. */
const NO_RULES = 400
/** A network that lets a reader wait longer than this is none. */
const PATIENCE = 4000

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([INDEX, ...SHELL.files])))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
  else if (pathname === PLANS) event.respondWith(fresh(request))
  else if (SHELL.files.includes(pathname)) event.respondWith(kept(request))
})

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('kozyr-') && name !== CACHE).map((name) => caches.delete(name)))
}

/** The page for any address: the room's, or the one kept here. A proxy before a room that is closed is no room. */
async function page(request: Request): Promise<Response> {
  const heard = await inTime(request)
  if (heard !== null && heard.status < 500) return heard
  return (await (await caches.open(CACHE)).match(INDEX)) ?? heard ?? fetch(request)
}

/** The room's answer, kept for later; or the one that was kept. A room that is closed or asked too often has said nothing. */
async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const heard = await inTime(request)
  if (heard?.ok) await cache.put(request, heard.clone()).catch(() => {}) // a full device still hears the room
  if (heard?.ok || heard?.status === NO_RULES) return heard
  return (await cache.match(request)) ?? heard ?? Response.error()
}

async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request)
}

/** What the network answers; null where it does not, or not soon. */
function inTime(request: Request): Promise<Response | null> {
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null))
  return Promise.race([fetch(request).catch(() => null), late])
}
