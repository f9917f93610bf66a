import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Question } from './background-process'
import type { Task } from './task-thread'
import type { Outcome, TaskLimits } from './task-threads'

/** Run from source, as tests do, the process needs the loader that this one has. */
const source = __filename.endsWith('.ts')

const loader = [
  '--conditions=source',
  '-r',
  join(__dirname, '../../../../test/support/typescript.cjs'),
]

const PASSED_ON = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP', 'TZ', 'LANG']

/** A process that had nothing to do for so long gives its memory back. */
const IDLE = 60_000

/** The process in which threads run, and the tasks that it has not answered. */
interface Background {
  readonly process: ChildProcess
  readonly tasks: Map<number, (outcome: Outcome) => void>
  end?: NodeJS.Timeout
}

let current: Background | undefined
let count = 0

/**
 * Runs a task in a thread of another process. That process has a lower priority, with all that the
 * runtime does for it, such as collecting its objects. It ends with this one, however that ends.
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

    // What cannot be sent is answered when the process has ended, or could not be started.
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
    for (const settle of background.tasks.values()) settle({ stopped: true })
  }

  child.on('message', ({ id, outcome }: Answer) => background.tasks.get(id)?.(outcome))
  child.once('exit', stop).once('error', stop)

  // It keeps no process from ending.
  child.unref()
  child.channel?.unref()

  return background
}

/** The process reads files of strangers, so it gets no secret of the installation. */
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
