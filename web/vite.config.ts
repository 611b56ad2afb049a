import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { shell, WORKER } from './src/offline/shell'

const room = process.env['KOZYR_ROOM'] ?? 'http://127.0.0.1:8000'

// The room serves the page under a strict policy (script-src 'self'; style-src 'self'), so nothing is put inline:
// every script, style, font and picture is a file of its own with a hash in its name.
export default defineConfig({
  base: '/',
  plugins: [svelte(), shell('public')],
  build: {
    outDir: '../src/kozyr/room/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      // a service worker rules over the folder that it lies in, and is known by its address
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: {
      '^/t/[^/]+/socket': { target: room, ws: true },
      '/api': { target: room },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/words/learned.ts'],
    // tests/games/raspisnoy/test_paper.py plays the matches that a peer compares
    include: process.env['KOZYR_MATCHES'] ? ['tests/**/*.peer.ts'] : ['src/**/*.test.ts'],
  },
  // Components are tested as the browser runs them, not as a server would print them.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
})
