import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'

/** The process in which a task runs, the names of its variables, and on Linux the nice value of each thread. */
export function processFacts() {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  return { pid: process.pid, variables: Object.keys(process.env), priorities: threads.map((thread) => getPriority(thread)) }
}

export const echo = <T>(value: T): T => value
