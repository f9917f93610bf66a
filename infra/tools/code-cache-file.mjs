import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { arch } from 'node:os'
import { join } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import zlib from 'node:zlib'
import { root } from './packages.mjs'

const folder = join(root, 'node_modules/.cache/workledger')

/** Number of files in the folder: a run with other flags of V8 has its own. */
const KEPT_FILES = 3

/** Bytes of the checksum at the beginning of the file. */
const CHECKSUM = 4

/**
 * @typedef {object} CachedModule
 * @property {number} time modification time of its source
 * @property {number} size of its source
 * @property {Buffer} data compiled functions
 */

/**
 * Reads the file of this Node, these flags and these packages. Returns `modules` by file name, and
 * `resolved`: by folder and request, the file that a `require` there loads.
 */
export function readCodeCache() {
  try {
    const bytes = readFileSync(cacheFile())
    const body = bytes.subarray(CHECKSUM)
    // V8 does not verify what it reads here, and a power failure can damage it.
    if (zlib.crc32(body) !== bytes.readUInt32LE(0)) return emptyCache()
    const start = 4 + body.readUInt32LE(0)
    const { installed, modules, resolved } = JSON.parse(body.toString('utf8', 4, start))
    if (installed !== installedPackages()) return emptyCache()

    return { modules: withData(modules, body.subarray(start)), resolved: inMaps(resolved) }
  } catch {
    return emptyCache() // There is none yet.
  }
}

/** Writes the file; does nothing if this user may not. */
export async function writeCodeCache({ modules, resolved }) {
  try {
    mkdirSync(folder, { recursive: true })
    const names = [...modules].map(([name, { time, size, data }]) => [
      name,
      time,
      size,
      data.length,
    ])
    const requests = [...resolved].map(([from, files]) => [from, [...files]])
    const header = JSON.stringify({
      installed: installedPackages(),
      modules: names,
      resolved: requests,
    })
    const data = [...modules.values()].map((module) => module.data)
    const body = Buffer.concat([inBytes(Buffer.byteLength(header)), Buffer.from(header), ...data])

    const half = `${cacheFile()}.${process.pid}`
    await writeFile(half, Buffer.concat([inBytes(zlib.crc32(body)), body]))
    renameSync(half, cacheFile())
    removeOldFiles()
  } catch {
    // The folder is read-only, as in a container: the next start compiles again.
  }
}

const emptyCache = () => ({ modules: new Map(), resolved: new Map() })

const cacheFile = () => join(folder, `code-${process.version}-${arch()}-${cachedDataVersionTag()}`)

function inBytes(number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)

  return bytes
}

/** Changes with each installation of packages, and with the folder of the product. */
function installedPackages() {
  const { mtimeMs, size } = statSync(join(root, 'node_modules/.package-lock.json'))
  return `${root} ${mtimeMs} ${size}`
}

function withData(modules, bytes) {
  let from = 0

  return new Map(
    modules.map(([name, time, size, length]) => {
      const data = bytes.subarray(from, from + length)
      from += length
      return [name, { time, size, data }]
    }),
  )
}

const inMaps = (resolved) => new Map(resolved.map(([from, files]) => [from, new Map(files)]))

function removeOldFiles() {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const byAge = files.map((file) => [statSync(file).mtimeMs, file]).sort(([a], [b]) => b - a)
  for (const [, file] of byAge.slice(KEPT_FILES)) rmSync(file, { force: true })
}
