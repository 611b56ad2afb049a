/** A step of the build: tells the service worker which files the page has. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export const WORKER = 'worker.js'

/** `folder` has the files that are copied as they are. */
export function shell(folder: string): Plugin {
  return {
    name: 'kozyr-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') this.error(`the page has no ${WORKER}`)
        const built = Object.keys(bundle).filter((name) => name !== WORKER && name !== 'index.html')
        const files = [...built, ...readdirSync(folder)].sort().map((name) => `/${name}`)
        const digest = createHash('sha256').update(worker.code).update(files.join())
        for (const name of readdirSync(folder)) digest.update(readFileSync(`${folder}/${name}`))
        worker.code = `const SHELL=${JSON.stringify({ digest: digest.digest('hex').slice(0, 16), files })};\n${worker.code}`
      },
    },
  }
}
