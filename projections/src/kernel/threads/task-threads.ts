import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Finished, Message, Task } from './task-thread'

/** When run from source, as in tests, a thread needs its process's loader. */
const source = __filename.endsWith('.ts')

/**
 * Megabytes for new objects. With less, the collector's helper threads run again and again and take
 * processors from others.
 */
const YOUNG = 96

/** A thread that has not loaded its module after so many milliseconds never will. */
const LOADING = 60_000

export interface TaskLimits {
  /** Heap of the thread, in MB. */
  readonly megabytes: number
  /** Seconds after which the thread is stopped. */
  readonly seconds: number
}

/**
 * Why a thread was stopped: it ran out of time or of memory. `end`: the thread or its process ended
 * by itself.
 */
export type Stop = 'time' | 'memory' | 'end'

/** Outcome of a task: *stopped* if its thread gave no answer, *failed* if the function threw. */
export type Outcome = Finished | { stopped: Stop }

/** Idle threads by their heap, kept because starting one takes longer than most tasks. */
const idle = new Map<number, Worker[]>()

/** Runs a task in a thread of its own. */
export async function runInThread(
  task: Task,
  { megabytes, seconds }: TaskLimits,
): Promise<Outcome> {
  const waiting = idle.get(megabytes) ?? []
  idle.set(megabytes, waiting)

  const thread = waiting.pop() ?? start(megabytes)
  const outcome = await outcomeOf(thread, task, seconds)

  if ('stopped' in outcome) await thread.terminate()
  else waiting.push(thread)

  return outcome
}

function start(megabytes: number): Worker {
  const thread = new Worker(join(__dirname, source ? 'task-thread.ts' : 'task-thread.js'), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG },
  })
  // A thread's messages while it is being ended are no error of the process.
  thread.on('error', () => {})

  thread.once('exit', () => {
    const waiting = idle.get(megabytes)!
    const at = waiting.indexOf(thread)
    if (at >= 0) waiting.splice(at, 1)
  })

  return thread
}

/**
 * Starts the clock once the module is loaded, because the first task of a thread also waits for its
 * modules.
 */
function outcomeOf(thread: Worker, task: Task, seconds: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      thread.off('exit', ended).off('error', broke).off('message', take)
      resolve(outcome)
    }

    const late = () => settle({ stopped: 'time' })
    const ended = () => settle({ stopped: 'end' })

    const broke = ({ code }: NodeJS.ErrnoException) =>
      settle({ stopped: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'end' })

    const take = (message: Message) => {
      if (!('loaded' in message)) return settle(message)
      clearTimeout(timer)
      timer = setTimeout(late, seconds * 1000)
    }

    let timer = setTimeout(late, LOADING)
    thread.on('exit', ended).on('error', broke).on('message', take)
    thread.postMessage(task)
  })
}
