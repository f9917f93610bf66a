import { copyFileSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { filesBelow, root, serverPackages, sourceFolders } from './packages.mjs'

/**
 * Returns the stale files of all server packages, like make: missing in dist/, or older than their
 * source, .swcrc or the lockfile.
 */
export function staleServerFiles() {
  const settings = Math.max(
    ...['.swcrc', 'package-lock.json'].map((file) => statSync(join(root, file)).mtimeMs),
  )
  return serverPackages.flatMap((name) => staleFiles(name, settings))
}

/**
 * Compiles the sources to dist/ with SWC and .swcrc, like `nest build` with its SWC builder. It
 * runs in one process and only for changed files. Seven runs of `nest build` take 9 s, this 0.2 s.
 */
export async function buildServer(files = staleServerFiles()) {
  if (files.length === 0) return
  const swc = createRequire(join(root, 'package.json'))('@swc/core')
  await Promise.all(files.map((file) => translate(swc, file)))
}

/**
 * Returns the source files with a missing or older output, and removes outputs without a source.
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

  renameSync(half, target) // Renamed into place, because an interrupted build must not look fresh.
}
