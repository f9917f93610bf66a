import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder'
import { isAlive } from './postmaster-file'
import { StartError } from './start-error'

/**
 * Makes the folder and locks it for this process; another running Workledger in it is refused.
 * Returns the unlock function.
 */
export function takeDataDir(dataDir: string): () => void {
  try {
    // As root, PostgreSQL runs as another user who must be able to enter; the content itself is
    // private.
    makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}); make it writable for this user or set DATA_DIR to another folder.`,
    )
  }

  const path = join(dataDir, 'server.pid')

  for (;;) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, `${process.pid} ${startOf(process.pid)}\n`)
      closeSync(file)

      return () => rmSync(path, { force: true })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException

      if (code !== 'EEXIST')
        throw new StartError(
          `${path} cannot be written (${code}); make ${dataDir} writable for this user or set DATA_DIR to another folder.`,
        )

      const [pid, start] = readFileSync(path, 'utf8').trim().split(' ')

      if (isAlive(Number(pid)) && startOf(Number(pid)) === start) {
        throw new StartError(
          `Another Workledger (process ${pid}) uses ${dataDir}; stop it, or set DATA_DIR to another folder.`,
        )
      }

      rmSync(path, { force: true }) // A killed process left it.
    }
  }
}

/**
 * Returns the start time of a process, which distinguishes it from a later one with the same id;
 * "?" without /proc.
 */
function startOf(pid: number): string {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'latin1')
        .replace(/^.*\) /, '')
        .split(' ')[19] ?? '?'
    )
  } catch {
    return '?'
  }
}
