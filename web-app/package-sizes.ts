import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Returns the package of a module, or `workledger` and the package of the product for our own.
 */
export const packageOf = (id: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  /\/(services\/contracts|web-app\/kit|web-app|web-admin)\//.exec(id)?.[1] ??
  'build'

/**
 * Writes `.vite/packages.json`: of each script its packages, with the gzipped bytes of their code
 * before it is minified. They show shares of a script's size; `npm run bench -- web` does.
 */
export const packageSizes: Plugin = {
  name: 'package-sizes',
  apply: 'build',
  generateBundle(_, bundle) {
    const sizes = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const code = new Map<string, string[]>()

      for (const [id, module] of Object.entries(chunk.modules)) {
        const name = packageOf(id)
        code.set(name, [...(code.get(name) ?? []), module.code ?? ''])
      }

      const bytes = [...code].map(
        ([name, parts]) => [name, gzipSync(parts.join('\n')).length] as const,
      )
      return [[chunk.fileName, Object.fromEntries(bytes)] as const]
    })

    this.emitFile({
      type: 'asset',
      fileName: '.vite/packages.json',
      source: JSON.stringify(Object.fromEntries(sizes)),
    })
  },
}
