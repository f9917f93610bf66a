import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The pages and parts that load together first, in an app or on a page. */
export interface FirstLoad {
  /** Absolute paths of their first modules. */
  readonly mains: readonly string[]
  /** File of our own code. */
  readonly own: string
  /** File of the packages' code. */
  readonly packages: string
  /** What lazy pages of the loads before share with this one; they need not fetch all of it. */
  readonly shared?: { readonly own: string; readonly packages: string }
}

/** A built chunk, as far as its modules and its imports tell. */
interface Part {
  readonly type: 'chunk'
  readonly fileName: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/**
 * Names the files of first loads: the static imports of an entry go into one file of packages and
 * one of our own, instead of fifty cut wherever lazy pages share a module. `built` is a build
 * without such files, which knows what is left of each module's imports. Modules of an earlier load
 * stay with it.
 */
export function firstLoads(loads: readonly FirstLoad[], built: readonly { type: string }[]) {
  const parts = built.filter((part): part is Part => part.type === 'chunk')
  const byFile = new Map(parts.map((part) => [part.fileName, part]))
  const byModule = new Map(parts.flatMap((part) => part.moduleIds.map((id) => [id, part] as const)))
  const files = new Map<string, string>()
  const earlier = new Set<string>()
  const mains = loads.map((load) => load.mains.map((main) => partOf(byModule, main)))

  for (const [index, load] of loads.entries()) {
    const first = modulesOf(mains[index]!, byFile, ({ imports }) => imports)

    for (const id of first) {
      if (files.has(id)) continue
      const place = load.shared && earlier.has(id) ? load.shared : load
      files.set(id, isOfPackage(id) ? place.packages : place.own)
    }

    const later = new Set(mains.slice(index + 1).flatMap((each) => each.map(fileOf)))

    const lazily = ({ imports, dynamicImports }: Part) => [
      ...imports,
      ...dynamicImports.filter((file) => !later.has(file)),
    ]

    for (const id of modulesOf(mains[index]!, byFile, lazily)) earlier.add(id)
  }

  return files
}

/** Modules that the build itself makes belong to the packages, which import them. */
const isOfPackage = (id: string) => id.includes('node_modules') || id.startsWith('\0')

const fileOf = ({ fileName }: Part) => fileName

function partOf(byModule: ReadonlyMap<string, Part>, main: string): Part {
  const part = byModule.get(main)
  if (!part) throw new Error(`${main} is not in this build, so it has no first load.`)
  return part
}

function modulesOf(
  mains: readonly Part[],
  byFile: ReadonlyMap<string, Part>,
  next: (part: Part) => readonly string[],
): Set<string> {
  const files = reached(mains.map(fileOf), (file) => {
    const part = byFile.get(file)
    return part ? next(part) : []
  })
  return new Set([...files].flatMap((file) => byFile.get(file)?.moduleIds ?? []))
}

function reached(mains: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(mains)
  // A set's iteration includes items added on the way.
  for (const id of found) for (const imported of next(id)) found.add(imported)
  return found
}

/**
 * Names the chunks of `main`, which is lazy elsewhere, in the document `html`: the browser fetches
 * them with the page instead of after the first script.
 */
export const preloadedIn = (html: string, main: string): Plugin => ({
  name: 'preloaded-in-document',
  transformIndexHtml: {
    order: 'post',
    handler(document, { filename, bundle }) {
      if (filename !== html || !bundle) return []

      const chunkAt = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk : undefined
      }

      const first = Object.values(bundle).find(
        (chunk) => chunk.type === 'chunk' && chunk.moduleIds.includes(main),
      )
      if (!first) throw new Error(`${main} is no chunk of this build, so ${html} cannot name it.`)
      const files = [...reached([first.fileName], (file) => chunkAt(file)?.imports ?? [])]
      const unnamed = files.filter((file) => !document.includes(`"/${file}"`))

      return unnamed.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }))
    },
  },
})

/**
 * Puts the scripts of `public` that a document names into it, without their comments: they run
 * before any file has come. The server allows them by their hashes.
 */
export const scriptsInDocument = (publicDir: string): Plugin => ({
  name: 'scripts-in-document',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (document) =>
      document.replace(/<script src="\/([\w-]+\.js)"><\/script>/g, (_, file: string) => {
        const script = readFileSync(join(publicDir, file), 'utf8').replace(/^\s*\/\/.*\n/gm, '')
        return `<script>${script}</script>`
      }),
  },
})

/**
 * Writes `.vite/preloads.json`: of each page's address the files that it needs besides those in its
 * document. The server names them in the document's headers.
 */
export const pagePreloads = (pages: Readonly<Record<string, string>>): Plugin => ({
  name: 'page-preloads',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk')
    const importsOf = (file: string) => chunks.find((each) => each.fileName === file)?.imports ?? []

    const listed = Object.entries(pages).map(([path, main]) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(main))
      return [path, chunk ? [...reached([chunk.fileName], importsOf)] : []]
    })

    this.emitFile({
      type: 'asset',
      fileName: '.vite/preloads.json',
      source: JSON.stringify(Object.fromEntries(listed)),
    })
  },
})

/**
 * Refuses a build whose chunks import each other, because their order of execution is undefined and
 * they break in the browser.
 */
export const noCircles: Plugin = {
  name: 'no-circular-chunks',
  generateBundle(_, bundle) {
    const done = new Set<string>()

    const visit = (file: string, way: readonly string[]) => {
      if (way.includes(file)) this.error(`Chunks import each other: ${[...way, file].join(' → ')}`)
      const chunk = bundle[file]
      if (chunk?.type !== 'chunk' || done.has(file)) return
      for (const imported of chunk.imports) visit(imported, [...way, file])
      done.add(file)
    }

    for (const file of Object.keys(bundle)) visit(file, [])
  },
}
