import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Asker, FairTurns, type TurnLimits } from '@workledger/domain/kernel/fair-turns'
import type { Finished, Message, Task } from './task-thread'

/** Run from source, as tests do, a thread needs the loader that its process has. */
const source = __filename.endsWith('.ts')
const loader = ['--conditions=source', '-r', join(__dirname, '../../../../test/support/typescript.cjs')]

/** Megabytes for new objects. The helpers that collect a small part again and again would compete with the event loop. */
const YOUNG = 96

/** A thread that has not loaded its module by then never will. */
const LOADING = 60_000

export interface PoolLimits extends TurnLimits {
  /** Heap of each thread. */
  readonly megabytes: number
}

/** What came of a task. A thread that ran out of time or memory is *stopped*, a function that threw *failed*. */
export type Outcome = Finished | { stopped: true }

/**
 * Threads for work that would hold up the event loop. A thread that takes too long or too much memory is ended, and the next
 * task gets a new one, so the process itself answers all the time.
 */
export class ThreadPool {
  private readonly turns: FairTurns
  /** Threads that wait for a task: starting one takes longer than most tasks. */
  private readonly idle: Worker[] = []

  constructor(private readonly limits: PoolLimits) {
    this.turns = new FairTurns(limits)
  }

  run(asker: Asker, task: Task, seconds: number): Promise<Outcome> {
    return this.turns.run(asker, async () => {
      const thread = this.idle.pop() ?? this.start()
      const outcome = await outcomeOf(thread, task, seconds)

      if ('stopped' in outcome) await thread.terminate()
      else this.idle.push(thread)
      return outcome
    })
  }

  private start(): Worker {
    const thread = new Worker(join(__dirname, source ? 'task-thread.ts' : 'task-thread.js'), {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes, maxYoungGenerationSizeMb: YOUNG },
      ...(source ? { execArgv: loader } : {}),
    })
    // A thread that waits for a task keeps no process from ending.
    thread.unref()
    // What a thread says while it is being ended is not an error of the process.
    thread.on('error', () => {})
    thread.once('exit', () => {
      const at = this.idle.indexOf(thread)
      if (at >= 0) this.idle.splice(at, 1)
    })
    return thread
  }
}

/** The clock starts when the module is loaded, for the first task of a thread also waits for its modules. */
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
