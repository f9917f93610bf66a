import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { refuse } from '@workledger/contracts/kernel/errors'
import { type Asker, FairTurns, type TurnLimits } from '@workledger/domain/kernel/fair-turns'
import type { Finished, Message, Task } from './parser-thread'

/** Run from source, as tests do, a thread needs the loader that its process has. */
const source = __filename.endsWith('.ts')
const loader = ['--conditions=source', '-r', join(__dirname, '../../../../../test/support/typescript.cjs')]

/** A thread that has not loaded its parser by then never will. */
const LOADING = 60_000

export interface PoolLimits extends TurnLimits {
  /** Heap of each thread. */
  readonly megabytes: number
}

/** What came of a task. A thread that ran out of time or memory is *stopped*, a parser that threw *failed*. */
type Outcome = Finished | { stopped: true }

/**
 * Threads that parse what strangers send. A thread that takes too long or too much memory is ended, and the next task gets
 * a new one, so the process itself answers everybody all the time.
 */
export class ParserPool {
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
    const thread = new Worker(join(__dirname, source ? 'parser-thread.ts' : 'parser-thread.js'), {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
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

/** The clock starts when the parser is loaded, for the first task of a thread also waits for its modules. */
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

/** Short work (a file's kind, a description) never waits behind long work (a spreadsheet). */
const pools = {
  short: new ParserPool({ atOnce: 2, perPerson: 40, perCompany: 200, retryAfter: 2, megabytes: 128 }),
  long: new ParserPool({ atOnce: 1, perPerson: 4, perCompany: 8, retryAfter: 20, megabytes: 640 }),
}

export interface ParserDeclaration {
  /** Path of a module `….parser` that exports `parse`; only a thread loads it. */
  readonly module: string
  readonly pool: keyof typeof pools
  /** Seconds after which the thread is stopped. */
  readonly seconds: number
  /** Code of the refusal when the thread was stopped or the parser failed, with its parameters. */
  readonly refusal: { readonly code: string; readonly field?: string; readonly params?: Record<string, string | number> }
}

type Parser = (input: any) => unknown
type Parsed<P extends Parser> = Awaited<ReturnType<P>>

/** Declares a parser of untrusted input; the function that it returns parses in a thread, or refuses with a sentence. */
export function untrustedParser<P extends Parser>(declaration: ParserDeclaration) {
  const { module, pool, seconds, refusal } = declaration
  const { code, ...detail } = refusal

  return async (asker: Asker, input: Parameters<P>[0]): Promise<Parsed<P>> => {
    const outcome = await pools[pool].run(asker, { module, input }, seconds)
    if ('answer' in outcome) return outcome.answer as Parsed<P>
    if ('refused' in outcome) return refuse(outcome.refused.code, outcome.refused.detail)

    // The stack names our own files only; what a stranger sent stays out of the log.
    if ('failed' in outcome) process.emitWarning(`A parser failed: ${outcome.failed}`, { code: 'PARSER_FAILED' })
    return refuse(code, detail)
  }
}
