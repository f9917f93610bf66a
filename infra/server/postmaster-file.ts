import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from './start-error'

/**
 * What PostgreSQL writes about itself in its data folder: line 1 process, line 4 port, line 8
 * "ready" or "starting".
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
 * After kill -9 or a power cut the file is still there: its PostgreSQL may run on without its
 * parent, or its process id may meanwhile belong to somebody else, and then PostgreSQL would refuse
 * to start. The first is shut down, the second's file removed. Call only while holding the DATA_DIR
 * lock, so that no living Workledger loses its database.
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
    return !existsSync('/proc/self/cmdline') // without /proc a living process has the benefit of the doubt
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
