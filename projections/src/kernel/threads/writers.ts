import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type { Task } from './task-thread'
import { ThreadPool } from './thread-pool'

/** The longest file takes a small part of these seconds, even on a busy machine. */
const SECONDS = 120

/** Threads that write workbooks and e-invoices. */
const writers = new ThreadPool({
  atOnce: 2,
  perPerson: 60,
  perCompany: 300,
  retryAfter: 5,
  megabytes: 1024,
})

/**
 * Returns the result of a module's function in a thread. Throws its errors. With `tooLarge`, throws
 * that code if it ran out of memory, and `export.too_slow` if it ran out of time.
 */
// biome-ignore lint/suspicious/noExplicitAny: a function of any parameters
export async function inWriter<F extends (...input: any[]) => unknown>(
  asker: Asker,
  task: Task & { readonly input: Parameters<F> },
  tooLarge?: string,
): Promise<Awaited<ReturnType<F>>> {
  const outcome = await writers.run(asker, task, SECONDS)
  if ('answer' in outcome) return outcome.answer as Awaited<ReturnType<F>>
  if ('refused' in outcome) throw new CodedError(outcome.refused.code, outcome.refused.detail)
  if ('failed' in outcome) throw new Error(outcome.failed)
  if (!tooLarge) throw new Error(`${task.name} was stopped: ${outcome.stopped}.`)
  throw new CodedError(outcome.stopped === 'time' ? 'export.too_slow' : tooLarge)
}
