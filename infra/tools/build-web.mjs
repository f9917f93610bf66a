import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow, root, webBuild } from './packages.mjs'
import { run } from './terminal.mjs'

const dist = join(root, webBuild.folder, 'dist')
const stampFile = join(dist, '.stamp')

/** Tells whether the build of both apps is missing or was made from other sources. */
export const isWebStale = () =>
  !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== fingerprint()

export async function buildWeb() {
  const stamp = fingerprint()
  await rm(stampFile, { force: true }) // An interrupted build must not look fresh.

  await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, webBuild.folder),
    env: { ...process.env, NODE_ENV: 'production' },
  })

  await Promise.all(filesBelow(dist).map(({ path, size }) => compress(path, size)))
  await writeFile(stampFile, stamp)
}

const brotli = (body) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })

const zip = (body) => promisify(gzip)(body, { level: 9 })

/**
 * Compresses a file in advance under the name that the server looks for, so that no request waits
 * for it.
 */
async function compress(path, size) {
  if (size < 512 || !/\.(js|css|html|svg|webmanifest)$/.test(path)) return
  const body = await readFile(path)

  await Promise.all([
    brotli(body).then((small) => writeFile(`${path}.br`, small)),
    zip(body).then((small) => writeFile(`${path}.gz`, small)),
  ])
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))

  for (const { path, time, size } of webBuild.sources.flatMap((folder) =>
    filesBelow(join(root, folder)),
  )) {
    hash.update(`${relative(root, path)} ${time} ${size}\n`)
  }

  return hash.digest('hex')
}
