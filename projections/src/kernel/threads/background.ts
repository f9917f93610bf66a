import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Question } from './background-process'
import type { Task } from './task-thread'
import type { Outcome, TaskLimits } from './task-threads'

/** When run from source, as in tests, the process needs this process's loader. */
const source = __filename.endsWith('.ts')

const loader = [
  '--conditions=source',
  '-r',
  join(__dirname, '../../../../test/support/typescript.cjs'),
]

const PASSED_ON = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP', 'TZ', 'LANG']

/** After so many milliseconds without a task the process ends and returns its memory. */
const IDLE = 60_000

/** The process that runs the threads, and its unanswered tasks. */
interface Background {
  readonly process: ChildProcess
  readonly tasks: Map<number, (outcome: Outcome) => void>
  end?: NodeJS.Timeout
}

let current: Background | undefined
let count = 0

/**
 * Runs a task in a thread of another process with a lower priority. The runtime's own threads, such
 * as garbage collection, have that priority too. The other process ends with this one, however this
 * one ends.
 */
export function runInBackground(task: Task, limits: TaskLimits): Promise<Outcome> {
  current ??= start()
  const { process, tasks } = current
  const background = current
  const id = ++count
  clearTimeout(background.end)

  return new Promise((resolve) => {
    tasks.set(id, (outcome) => {
      tasks.delete(id)
      if (tasks.size === 0) endWhenIdle(background)
      resolve(outcome)
    })

    // The exit of the process answers tasks that could not be sent.
    process.send?.({ id, task, limits } satisfies Question, () => {})
  })
}

function start(): Background {
  const child = fork(join(__dirname, source ? 'background-process.ts' : 'background-process.js'), {
    detached: true,
    serialization: 'advanced',
    execArgv: source ? loader : [],
    env: harmless(process.env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

  const background: Background = { process: child, tasks: new Map() }

  const stop = () => {
    if (current === background) current = undefined
    for (const settle of background.tasks.values()) settle({ stopped: 'end' })
  }

  child.on('message', ({ id, outcome }: Answer) => background.tasks.get(id)?.(outcome))
  child.once('exit', stop).once('error', stop)

  // It keeps no process alive.
  child.unref()
  child.channel?.unref()

  return background
}

/**
 * Leaves only harmless variables: the process parses strangers' files, so it gets no secret of the
 * installation.
 */
const harmless = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    PASSED_ON.filter((name) => variables[name] !== undefined).map((name) => [
      name,
      variables[name],
    ]),
  )

function endWhenIdle(background: Background): void {
  background.end = setTimeout(() => {
    if (current === background) current = undefined
    if (background.process.connected) background.process.disconnect()
  }, IDLE).unref()
}
