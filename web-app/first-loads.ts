import type { Plugin } from 'vite'

interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

interface Entry {
  /** Absolute path of its first module. */
  main: string
  own: string
  packages: string
}

export const sharedPackages = 'shared-vendor'

/**
 * Names the chunks of first loads. The static imports of an entry go into one file of packages and
 * one of our own, instead of fifty cut wherever lazy pages share a module. Modules of an earlier
 * entry stay with it. Packages that its lazy pages share with a later entry get a file too, so they
 * need not fetch all of the later one.
 */
export function firstLoads(entries: readonly Entry[]) {
  let chunks: Map<string, string> | undefined
  return (module: string, modules: Modules): string | null => {
    chunks ??= chunksOf(entries, modules)
    return chunks.get(module) ?? null
  }
}

function chunksOf(entries: readonly Entry[], modules: Modules) {
  const chunks = new Map<string, string>()
  const shared = new Set<string>()
  const later = new Set(entries.map(({ main }) => main))

  for (const { main, own, packages } of entries) {
    for (const id of reached(main, (each) => modules.getModuleInfo(each)?.importedIds ?? [])) {
      const ofPackage = id.includes('node_modules')
      if (id === main || chunks.has(id)) continue

      if (!shared.has(id)) chunks.set(id, ofPackage ? packages : own)
      else if (ofPackage) chunks.set(id, sharedPackages)
    }

    const all = (id: string) => {
      const info = modules.getModuleInfo(id)
      return [
        ...(info?.importedIds ?? []),
        ...(info?.dynamicallyImportedIds ?? []).filter((other) => !later.has(other)),
      ]
    }

    for (const id of reached(main, all)) shared.add(id)
  }

  return chunks
}

function reached(main: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([main])
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
        (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === main,
      )
      if (!first) throw new Error(`${main} is no chunk of this build, so ${html} cannot name it.`)
      const files = [...reached(first.fileName, (file) => chunkAt(file)?.imports ?? [])]
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
