/** Whether this page opens without a network: the worker that does it, seen from the page. */

/** How long a page waits in ms for a worker that has come in to take it over. */
const PATIENCE = 5000

let settled: Promise<boolean> = Promise.resolve(false)

/** Let the worker come in, where the browser has one: at an address with https, or on this machine. */
export function settleIn(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  settled = loaded()
    .then(() => navigator.serviceWorker.register('/worker.js'))
    .then(
      () => true,
      () => false,
    )
}

/** What the page itself needs comes first. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
}

/** Whether the worker has this page, as soon as that is clear. */
export async function keptHere(): Promise<boolean> {
  if (!(await settled)) return false
  const { serviceWorker } = navigator
  await serviceWorker.ready
  if (serviceWorker.controller === null) {
    const taken = new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }))
    await Promise.race([taken, new Promise((done) => setTimeout(done, PATIENCE))])
  }
  return serviceWorker.controller !== null
}
