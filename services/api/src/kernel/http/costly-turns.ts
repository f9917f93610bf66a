import type { ServerResponse } from 'node:http'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { type Asker, FairTurns } from '@workledger/domain/kernel/fair-turns'

/** Milliseconds for which a slow reader of an answer holds the turn. */
const READING = 20_000

/** Turns of calls declared `costly`: exports, reports, packs and searches through the whole log. */
export const costlyTurns = new FairTurns({
  atOnce: 4,
  atOncePerCompany: 2,
  perPerson: 6,
  perCompany: 60,
  retryAfter: 5,
})

/**
 * Turns of reads that scan many rows: searches, long pages, and calls declared `costly: 'rows'`.
 * They are separate from those above, so that a screen does not wait for files.
 */
export const searchTurns = new FairTurns({
  atOnce: 5,
  atOncePerCompany: 3,
  atOncePerPerson: 2,
  perPerson: 30,
  perCompany: 240,
  retryAfter: 2,
})

/**
 * Turns of all other calls. The limit for each person leaves capacity for others during a burst.
 * Writes are separate, because they may wait for the read tables.
 */
const everyday = { atOnce: Number.POSITIVE_INFINITY, perPerson: 200, retryAfter: 1 }

export const readTurns = new FairTurns({
  ...everyday,
  atOncePerPerson: 4,
  atOncePerCompany: 32,
  perCompany: 2_000,
})

export const writeTurns = new FairTurns({
  ...everyday,
  atOncePerPerson: 8,
  perCompany: Number.POSITIVE_INFINITY,
})

/**
 * Turns of calls that answer several reads. Those wait in turns of their own, so a call that held
 * one of these would wait for itself. One call at once keeps a burst of them from slowing others, and
 * from filling the queue of `readTurns`.
 */
export const togetherTurns = new FairTurns({
  ...everyday,
  atOncePerPerson: 1,
  atOncePerCompany: 16,
  perCompany: 2_000,
})

/** A longer page of a list counts as long. */
const SHORT_PAGE = 100

/**
 * Returns the turns in which a call waits. Files wait for a turn where they are made, and hold none
 * here meanwhile.
 */
export function turnsOf({ costly, method, raw }: Endpoint, query: unknown): FairTurns | undefined {
  if (costly === true) return costlyTurns
  if (costly === 'reads') return togetherTurns
  if (raw) return undefined

  if (costly || (method === 'GET' && looksThroughMany(query as ListQuery | undefined)))
    return searchTurns

  return method === 'GET' ? readTurns : writeTurns
}

interface ListQuery {
  readonly q?: string
  readonly search?: string
  readonly filter?: { readonly q?: unknown }
  readonly page?: number
  readonly per_page?: number
  readonly range?: readonly [number, number]
  /** Rows of a page of a feed. */
  readonly limit?: number
}

/** A far page counts as a long one, because the rows before it are read as well. */
function looksThroughMany({
  q,
  search,
  filter,
  page = 1,
  per_page = 0,
  range,
  limit = 0,
}: ListQuery = {}): boolean {
  const last = range ? range[1] + 1 : Math.max(page * per_page, limit)
  return Boolean(q || search || filter?.q) || last > SHORT_PAGE
}

/**
 * Runs a costly call in its turn. A file holds its turn until it is sent, because its rows are read
 * meanwhile.
 */
export function inTurn<T>(
  turns: FairTurns,
  { asker, response }: { asker: Asker; response: ServerResponse | undefined },
  run: () => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const turn = turns.run(asker, async () => {
      await run().then(resolve, reject)
      if (response) await sent(response)
    })
    turn.catch(reject)
  })
}

function sent(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.writableEnded || response.destroyed) return resolve()
    const timer = setTimeout(resolve, READING).unref()

    const done = () => {
      clearTimeout(timer)
      resolve()
    }

    response.once('finish', done).once('close', done)
  })
}
