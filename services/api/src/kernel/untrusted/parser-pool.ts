import { refuse } from '@workledger/contracts/kernel/errors'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type { ThreadModule } from '@workledger/projections/kernel/threads/thread-module'
import { ThreadPool } from '@workledger/projections/kernel/threads/thread-pool'

/** Short work (a file's kind, a description) never waits for long work (a spreadsheet). */
const pools = {
  short: new ThreadPool({
    atOnce: 2,
    perPerson: 40,
    perCompany: 200,
    retryAfter: 2,
    megabytes: 128,
  }),
  long: new ThreadPool({ atOnce: 1, perPerson: 4, perCompany: 8, retryAfter: 20, megabytes: 640 }),
}

export interface ParserDeclaration {
  /** A module `….parser` that exports `parse`. */
  readonly module: ThreadModule
  readonly pool: keyof typeof pools
  /** Seconds after which the thread is stopped. */
  readonly seconds: number
  /**
   * Code and parameters of the refusal when the thread ran out of memory or the parser failed. A
   * thread that ran out of time refuses with `upload.too_slow`.
   */
  readonly refusal: {
    readonly code: string
    readonly field?: string
    readonly params?: Record<string, string | number>
  }
}

type Parser = (input: never) => unknown
type Parsed<P extends Parser> = Awaited<ReturnType<P>>

/**
 * Declares a parser of untrusted input. The returned function parses in a thread, or refuses with a
 * sentence.
 */
export function untrustedParser<P extends Parser>(declaration: ParserDeclaration) {
  const { module, pool, seconds, refusal } = declaration
  const { code, ...detail } = refusal

  return async (asker: Asker, input: Parameters<P>[0]): Promise<Parsed<P>> => {
    const outcome = await pools[pool].run(asker, { module, name: 'parse', input: [input] }, seconds)
    if ('answer' in outcome) return outcome.answer as Parsed<P>
    if ('refused' in outcome) return refuse(outcome.refused.code, outcome.refused.detail)

    if ('stopped' in outcome && outcome.stopped === 'time')
      return refuse('upload.too_slow', refusal.field ? { field: refusal.field } : {})

    // The stack names only our own files; a stranger's content stays out of the log.
    if ('failed' in outcome)
      process.emitWarning(`A parser failed: ${outcome.failed}`, { code: 'PARSER_FAILED' })

    return refuse(code, detail)
  }
}
