import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { firstLoads, noCircles, preloadedIn, sharedPackages } from './first-loads.ts'
import { kitAlias } from './kit/kit-alias.ts'
import { slimContracts, withoutJsonSchema, withoutSecondRouter } from './slim-contracts.ts'

const { version } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
) as { version: string }

// The server for development requests; `npm start` listens there.
const server = process.env.API_URL ?? 'http://localhost:3000'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Pages that the server renders itself, with their style and fonts. */
const serverPages =
  '^/(openings(/|\\.js)|thanks_for_applying|ats/candidates/|terms\\.html|outside\\.css|fonts/)'

/**
 * Serves addresses without a file as pages of one of the two documents, like
 * services/api/src/kernel/http/web.ts does in production.
 */
const pagesOfBoth: Plugin = {
  name: 'pages-of-both',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (
        request.headers.accept?.includes('text/html') &&
        !new RegExp(serverPages).test(request.url ?? '')
      ) {
        request.url = /^\/admin(\/|$)/.test(request.url ?? '')
          ? '/web-admin/index.html'
          : '/web-app/index.html'
      }

      next()
    })
  },
}

const consoleMain = here('../web-admin/src/console.tsx')
const preloadedConsole = preloadedIn(here('../web-admin/index.html'), consoleMain)

const chunkOf = firstLoads([
  { main: here('src/main.tsx'), own: 'product', packages: 'vendor' },
  { main: consoleMain, own: 'console', packages: 'console-vendor' },
])

const groups = ['vendor', 'product', sharedPackages, 'console-vendor', 'console'].map(
  (name, index) => ({
    name: (...of: Parameters<typeof chunkOf>) => (chunkOf(...of) === name ? name : null),
    debugName: name,
    priority: 9 - index,
    includeDependenciesRecursively: false,
  }),
)

/** One build of both apps: two documents, and one shared set of chunks. */
export default defineConfig({
  root: here('..'),
  publicDir: here('public'),
  define: { __BUILD__: JSON.stringify({ version, date: new Date().toISOString().slice(0, 10) }) },
  plugins: [
    react(),
    slimContracts,
    withoutJsonSchema,
    withoutSecondRouter,
    noCircles,
    preloadedConsole,
    pagesOfBoth,
  ],
  resolve: {
    alias: [kitAlias],
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'],
  },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        app: here('index.html'),
        admin: here('../web-admin/index.html'),
        // The script of the server's pages for applicants, under a name that it knows.
        openings: here('src/recruiting/public/openings.ts'),
      },
      output: {
        codeSplitting: { groups },
        entryFileNames: ({ name }) =>
          name === 'openings' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  appType: 'mpa',
  server: {
    port: 3131,
    proxy: {
      '/api': server,
      '/live': { target: server, ws: true },
      '^/[^/]+/v1/public/info$': server,
      [serverPages]: server,
    },
  },
})
