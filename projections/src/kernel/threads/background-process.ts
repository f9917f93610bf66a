import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { processorsInBackground } from './processors'
import type { Task } from './task-thread'
import { type Outcome, runInThread, type TaskLimits } from './task-threads'

export interface Question {
  readonly id: number
  readonly task: Task
  readonly limits: TaskLimits
}

export interface Answer {
  readonly id: number
  readonly outcome: Outcome
}

const NICE = 5

yieldToOthers()

process.on('message', async ({ id, task, limits }: Question) => {
  const outcome = await runInThread(task, limits)
  if (process.connected) process.send!({ id, outcome } satisfies Answer)
})

// A terminal and a supervisor signal all processes. The parent finishes its work first and needs
// this process for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

// The parent may have been killed. A thread that never answers must not outlive it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

/** Lowers the priority, so that answers to people come before files. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') {
    setPriority(NICE)
    return
  }

  // Priority belongs to a thread, and the runtime has started some already.
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), NICE)

  const processors = processorsInBackground()
  if (processors) spawnSync('taskset', ['-a', '-c', '-p', processors, String(process.pid)])

  // With autogroups, Linux gives each session its own nice value.
  tell('autogroup', NICE)
  // When memory runs out, Linux ends this process before its parent and the database.
  tell('oom_score_adj', 500)
}

function tell(file: string, value: number): void {
  try {
    writeFileSync(`/proc/self/${file}`, String(value))
  } catch {
    // Some systems have no such file or deny writing it.
  }
}
