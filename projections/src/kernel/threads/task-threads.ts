import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Finished, Message, Task } from './task-thread'

/** Run from source, as tests do, a thread needs the loader that its process has. */
const source = __filename.endsWith('.ts')

/**
 * Megabytes for new objects. The helpers that collect a small part again and again would take
 * processors from others.
 */
const YOUNG = 96

/** A thread that has not loaded its module by then never will. */
const LOADING = 60_000

export interface TaskLimits {
  /** Heap of the thread. */
  readonly megabytes: number
  /** After them the thread is stopped. */
  readonly seconds: number
}

/**
 * What came of a task. A thread that ran out of time or memory is *stopped*, a function that threw
 * *failed*.
 */
export type Outcome = Finished | { stopped: true }

/** Threads that wait for a task, by their heap: starting one takes longer than most tasks. */
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
  // What a thread says while it is being ended is not an error of the process.
  thread.on('error', () => {})

  thread.once('exit', () => {
    const waiting = idle.get(megabytes)!
    const at = waiting.indexOf(thread)
    if (at >= 0) waiting.splice(at, 1)
  })

  return thread
}

/**
 * The clock starts when the module is loaded, for the first task of a thread also waits for its
 * modules.
 */
function outcomeOf(thread: Worker, task: Task, seconds: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      thread.off('exit', stop).off('error', stop).off('message', take)
      resolve(outcome)
    }

    const stop = () => settle({ stopped: true })

    const take = (message: Message) => {
      if (!('loaded' in message)) return settle(message)
      clearTimeout(timer)
      timer = setTimeout(stop, seconds * 1000)
    }

    let timer = setTimeout(stop, LOADING)
    thread.on('exit', stop).on('error', stop).on('message', take)
    thread.postMessage(task)
  })
}
