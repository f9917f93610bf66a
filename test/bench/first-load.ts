import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webDist } from '../support/web-dist'

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/**
 * Returns scripts, styles and gzipped kB that a page needs before it works: the document's own
 * files and the named lazy chunks.
 */
export function firstLoad(app: 'web-app' | 'web-admin', pages: readonly string[]) {
  const read = (file: string) => readFileSync(join(webDist, file))
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString())
  const named = read(`${app}/index.html`)
    .toString()
    .matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)
  const files = new Set([...named].map((found) => found[1]!))

  const take = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`No chunk of ${name} in this build.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)

    for (const imported of chunk.imports ?? [])
      if (!files.has(manifest[imported]?.file ?? '')) take(imported)
  }

  for (const page of pages) take(page)
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0)

  return { files: files.size, kB: Math.round(bytes / 100) / 10 }
}
