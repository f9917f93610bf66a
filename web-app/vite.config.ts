import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { shippedLanguages } from '../services/contracts/src/kernel/area-words.ts'
import { appManifests } from './app-manifests.ts'
import {
  type FirstLoad,
  firstLoads,
  noCircles,
  pagePreloads,
  preloadedIn,
  scriptsInDocument,
} from './first-loads.ts'
import { kitAlias } from './kit/kit-alias.ts'
import { lighterPackages } from './lighter-packages.ts'
import { offlineWorker } from './offline-worker.ts'
import { packageSizes } from './package-sizes.ts'
import { serverPages } from './server-pages.ts'
import { slimContracts, withoutJsonSchema, withoutSecondRouter } from './slim-contracts.ts'

const { version } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
) as { version: string }

// The server for development requests; `npm start` listens there.
const server = process.env.API_URL ?? 'http://localhost:3000'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Serves addresses without a file as pages of one of the two documents, like
 * services/api/src/kernel/http/web.ts does in production.
 */
const pagesOfBoth: Plugin = {
  name: 'pages-of-both',
  apply: 'serve',
  // The document is sent from any address, so its script has an absolute one.
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/src="[./]+(?:web-app\/)?src\/main\.tsx"/, 'src="/web-app/src/main.tsx"'),
  },
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

const loads: readonly FirstLoad[] = [
  {
    // What the script of the public pages shares with the apps, which it must not load.
    mains: [here('../services/contracts/src/kernel/written.ts')],
    own: 'public',
    packages: 'public',
  },
  { mains: [here('src/main.tsx')], own: 'product', packages: 'vendor' },
  {
    mains: [
      'dashboard-page.tsx',
      'time-tracking/header-timer.tsx',
      'attendance/check-in-out.tsx',
      'help/help-menu.tsx',
    ].map((file) => here(`src/${file}`)),
    own: 'home',
    packages: 'home',
  },
  {
    mains: [consoleMain],
    own: 'console',
    packages: 'console-vendor',
    shared: { own: 'shared', packages: 'shared' },
  },
  {
    mains: [here('../web-admin/src/people/employees-page.tsx')],
    own: 'lists',
    packages: 'lists',
    shared: { own: 'tables', packages: 'tables' },
  },
]

/**
 * The file of a text in another language than English: one for the kit with all words, one for each
 * app and one for errors. Every page would otherwise name hundreds of files, five for each area.
 */
function textsFileOf(id: string): string | null {
  const language = /[./]([a-z]{2})\.ts$/.exec(id)?.[1]
  if (language === 'en' || !shippedLanguages.some((shipped) => shipped === language)) return null
  const part = /\.errors?\.\w+\.ts$|\/errors\.\w+\.ts$/.test(id)
    ? 'errors'
    : id.includes('/web-admin/')
      ? 'console'
      : id.includes('/web-app/src/')
        ? 'app'
        : 'kit'

  return `${language}-${part}`
}

/** The groups of a build; each module is in the first that names it. */
function groupsOf(files: ReadonlyMap<string, string>) {
  const texts = {
    name: textsFileOf,
    debugName: 'texts',
    priority: 100,
    includeDependenciesRecursively: false,
  }

  const loads = [...new Set(files.values())].map((name, index) => ({
    name: (id: string) => (files.get(id) === name ? name : null),
    debugName: name,
    priority: 99 - index,
    includeDependenciesRecursively: false,
  }))

  return [texts, ...loads]
}

/** One build of both apps: two documents, and one shared set of chunks. */
const config = {
  root: here('..'),
  publicDir: here('public'),
  define: { __BUILD__: JSON.stringify({ version, date: new Date().toISOString().slice(0, 10) }) },
  plugins: [
    react(),
    lighterPackages,
    slimContracts,
    withoutJsonSchema,
    withoutSecondRouter,
    noCircles,
    preloadedConsole,
    scriptsInDocument(here('public')),
    packageSizes,
    appManifests,
    offlineWorker,
    pagePreloads({
      '/dashboard': here('src/dashboard-page.tsx'),
      '/admin/employees': here('../web-admin/src/people/employees-page.tsx'),
    }),
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
} satisfies UserConfig

/** Builds in memory to learn what each first load needs when unused code is gone. */
async function withFirstLoads(): Promise<UserConfig> {
  const { output, ...rolldownOptions } = config.build.rolldownOptions

  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: config.plugins.filter((plugin) => plugin !== preloadedConsole),
    build: { ...config.build, rolldownOptions, write: false, minify: false, manifest: false },
  })

  const parts = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const groups = groupsOf(firstLoads(loads, parts))

  return {
    ...config,
    build: {
      ...config.build,
      rolldownOptions: { ...rolldownOptions, output: { ...output, codeSplitting: { groups } } },
    },
  }
}

export default defineConfig(({ command }) => (command === 'build' ? withFirstLoads() : config))
