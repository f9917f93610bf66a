import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { kitAlias } from './kit/kit-alias.ts'
import { serverPages } from './server-pages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What opens without a connection: the shell, its header and the timer. */
const mains = [
  'main.tsx',
  'start.tsx',
  'header-tools.tsx',
  'attendance/check-in-out.tsx',
  'time-tracking/header-timer.tsx',
  'time-tracking/timer-page.tsx',
  'start-offline.ts',
].map((file) => here(`src/${file}`))

/** Lazy parts that open without a connection, too: menus, dialogs and notes of these pages. */
const opens =
  /\/web-app\/src\/time-tracking\/(?!entry-history|timesheet)|\/web-app\/kit\/src\/shell\//

/** A person has one language, whose texts the worker keeps once the page has loaded them. */
const isTexts = (file: string) => /\/(ar|es|fr|it|zh)-\w+-[\w-]+\.js$/.test(file)

type Chunk = Rollup.OutputChunk

/** Returns the files that the worker keeps from its installation on. */
export function offlineFiles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  const first = mains.map((main) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(main))
    if (!chunk) throw new Error(`${main} is no part of this build, so it cannot open offline.`)
    return chunk.fileName
  })

  const files = new Set(first)

  // A set's iteration includes items added on the way.
  for (const file of files) {
    const chunk = byFile.get(file)
    if (!chunk) continue

    const lazily = chunk.dynamicImports.filter((name) =>
      opens.test(byFile.get(name)?.facadeModuleId ?? ''),
    )

    for (const name of [...chunk.imports, ...lazily]) if (!isTexts(name)) files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }

  return [...files].toSorted()
}

/** Builds the service worker for exactly this release; it is one file, without imports. */
export const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const release = createHash('sha256')

      for (const [file, { type, ...each }] of Object.entries(bundle).toSorted()) {
        const isDocument = file.endsWith('.html') && type === 'asset'
        release.update(isDocument ? String((each as Rollup.OutputAsset).source) : file)
      }

      const built = await build({
        configFile: false,
        resolve: { alias: [kitAlias] },
        root: here('.'),
        publicDir: false,
        logLevel: 'error',
        define: {
          __RELEASE__: JSON.stringify(release.digest('hex').slice(0, 16)),
          __FILES__: JSON.stringify(offlineFiles(bundle)),
          __SERVER_PAGES__: JSON.stringify(serverPages),
        },
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: here('src/offline/worker/worker.ts'),
            output: { format: 'iife' },
          },
        },
      })

      const [script] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
      if (script?.type !== 'chunk') throw new Error('The service worker was not built.')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script.code })
    },
  },
}
