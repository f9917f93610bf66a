import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'

/**
 * Returns a task's process, the names of its variables, and on Linux the nice value and processors
 * of each thread.
 */
export function processFacts() {
  const threads =
    process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  const processors = process.platform === 'linux' ? threads.map(processorsOf) : []
  const endedFirst =
    process.platform === 'linux' && Number(readFileSync('/proc/self/oom_score_adj', 'utf8'))

  return {
    pid: process.pid,
    endedFirst,
    processors,
    variables: Object.keys(process.env),
    priorities: threads.map((thread) => getPriority(thread)),
  }
}

const processorsOf = (thread: number) =>
  /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync(`/proc/self/task/${thread}/status`, 'utf8'))![1]!

export const echo = <T>(value: T): T => value
