import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webDist } from '../support/web-dist'

/** The scripts that a document names, gzipped. */
export interface FirstLoad {
  readonly files: number
  readonly kB: number
  /** Kilobytes of each package, the heaviest first. */
  readonly packages: readonly (readonly [name: string, kB: number])[]
}

const read = (file: string) => readFileSync(join(webDist, file))
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

/** Returns the scripts that a document loads before any page of its app. */
export function documentLoad(app: 'web-app' | 'web-admin'): FirstLoad {
  const html = read(`${app}/index.html`).toString()
  const named = html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)
  const files = [...new Set([...named].map((found) => found[1]!))]
  const shares = JSON.parse(read('.vite/packages.json').toString()) as Record<
    string,
    Record<string, number>
  >

  const packages = new Map<string, number>()
  let all = 0

  for (const file of files) {
    const bytes = gzipSync(read(file), { level: 9 }).length
    const parts = shares[file] ?? {}
    const whole = Object.values(parts).reduce((sum, part) => sum + part, 0)
    all += bytes

    for (const [name, part] of Object.entries(parts))
      packages.set(name, (packages.get(name) ?? 0) + (bytes * part) / whole)
  }

  return {
    files: files.length,
    kB: kilobytes(all),
    packages: [...packages]
      .map(([name, bytes]) => [name, kilobytes(bytes)] as const)
      .toSorted(([, a], [, b]) => b - a),
  }
}
