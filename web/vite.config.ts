import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.PELAGOS_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Component tests run the browser's half of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/pelagos/static',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
    // Tells the server which files a table needs, so that they come along with the page.
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        // Few files: on the way to a table each costs more than what it weighs.
        codeSplitting: {
          groups: [
            { name: 'core', test: /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(lib|glyphs)\// },
            { name: 'table', test: /node_modules\/d3-|src\/(board|ask|panels)\/|TablePage|parts\/(Table(Layout|Footer)|Tabs|Links|Branched|WhatIf)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}))
