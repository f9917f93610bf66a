import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from './start-error'

/**
 * Reads PostgreSQL's own file in its data folder: line 1 process, line 4 port, line 8 "ready" or
 * "starting".
 */
export function readPostmasterFile(
  folder: string,
): { pid: number; port: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/**
 * Removes the traces of a kill -9 or power cut, after which the file remains. If its PostgreSQL
 * still runs without its parent, it is shut down. If the process id belongs to another program, the
 * file is removed, because PostgreSQL would refuse to start. Call only under the DATA_DIR lock, so
 * that no running Workledger loses its database.
 */
export async function clearAbandonedPostmaster(folder: string): Promise<void> {
  const left = readPostmasterFile(folder)
  if (!left) return
  if (!isPostgres(left.pid)) return rmSync(join(folder, 'postmaster.pid'), { force: true })
  process.kill(left.pid, 'SIGINT')

  if (!(await gone(left.pid, 20_000))) {
    process.kill(left.pid, 'SIGQUIT')

    if (!(await gone(left.pid, 10_000)))
      throw new StartError(
        `A PostgreSQL from an earlier start (process ${left.pid}) does not stop; end it and start again.`,
      )
  }
}

function isPostgres(pid: number): boolean {
  if (!(pid > 1) || !isAlive(pid)) return false

  try {
    return /(^|\/)postgres(\.exe)?\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'))
  } catch {
    // Without /proc, a living process may be the right one.
    return !existsSync('/proc/self/cmdline')
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function gone(pid: number, milliseconds: number): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await pause(20))
    if (!isPostgres(pid)) return true

  return false
}
