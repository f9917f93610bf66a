import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Gzipped kB of what a page needs before it works: the entry, what it imports statically, its styles, and the named lazy chunks. */
export function firstLoad(folder: string, pages: readonly string[]) {
  const dist = join(__dirname, '..', '..', folder, 'dist')
  const manifest: Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }> = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  )
  const files = new Set<string>()
  const take = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const imported of chunk.imports ?? []) take(imported)
  }
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry || pages.some((page) => name.endsWith(page))) take(name)
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  return Math.round(bytes / 100) / 10
}
