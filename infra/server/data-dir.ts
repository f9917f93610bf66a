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
 * Makes the folder and takes it for this process; another living Workledger in it is refused.
 * Returns how to give it back.
 */
export function takeDataDir(dataDir: string): () => void {
  try {
    // PostgreSQL runs as another user when we are root and must be able to pass through; what is
    // inside is private by itself.
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

      rmSync(path, { force: true }) // left by a process that was killed
    }
  }
}

/** Tells a process from a later one with the same id; "?" where there is no /proc. */
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
