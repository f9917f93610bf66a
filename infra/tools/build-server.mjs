import { copyFileSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { filesBelow, root, serverPackages, sourceFolders } from './packages.mjs'

/**
 * Of all server packages, like make: what is missing in dist/ or older than its source, .swcrc or
 * the lockfile.
 */
export function staleServerFiles() {
  const settings = Math.max(
    ...['.swcrc', 'package-lock.json'].map((file) => statSync(join(root, file)).mtimeMs),
  )
  return serverPackages.flatMap((name) => staleFiles(name, settings))
}

/**
 * Translates the sources to dist/ with SWC and .swcrc: what `nest build` with its SWC builder does,
 * but in one process and only the files that changed. Seven runs of `nest build` take 9 s, this 0.2
 * s.
 */
export async function buildServer(files = staleServerFiles()) {
  if (files.length === 0) return
  const swc = createRequire(join(root, 'package.json'))('@swc/core')
  await Promise.all(files.map((file) => translate(swc, file)))
}

/**
 * Source files whose translation is missing or older; translations whose source is gone are removed
 * on the way.
 */
function staleFiles(name, settings) {
  const dist = join(root, name, 'dist')
  const built = new Map(filesBelow(dist, []).map(({ path, time }) => [path, time]))
  const stale = []
  const wanted = new Set()

  const sources = sourceFolders(name).flatMap(([from, to]) => {
    const folder = join(root, name, from)
    return filesBelow(folder).map((file) => ({
      ...file,
      target: join(dist, to, relative(folder, file.path)),
    }))
  })

  for (const { path, time, target: copied } of sources) {
    if (/\.spec\.ts$|\.d\.ts$|\.mjs$|\.grit$/.test(path)) continue
    const target = copied.replace(/\.ts$/, '.js')
    wanted.add(target).add(`${target}.map`)
    const then = built.get(target)
    if (then === undefined || then < time || then < settings) stale.push({ source: path, target })
  }

  for (const path of built.keys()) if (!wanted.has(path)) rmSync(path, { force: true })

  return stale
}

async function translate(swc, { source, target }) {
  mkdirSync(dirname(target), { recursive: true })
  const half = `${target}.${process.pid}`

  if (!source.endsWith('.ts')) {
    copyFileSync(source, half)
  } else {
    const { code, map } = await swc.transformFile(source, {
      cwd: root,
      sourceFileName: relative(dirname(target), source).split(sep).join('/'),
    })

    writeFileSync(`${target}.map`, map)
    writeFileSync(half, `${code}\n//# sourceMappingURL=${target.split(sep).at(-1)}.map\n`)
  }

  renameSync(half, target) // whole or not at all, for a build that is cut off must not look fresh
}
