import type { ServerResponse } from 'node:http'
import { type Asker, FairTurns } from '@workledger/domain/kernel/fair-turns'

/** Milliseconds for which a slow reader of an answer keeps the turn. */
const READING = 20_000

/** Turns of calls that are declared `costly`: exports, reports, packs and searches through the whole log. */
export const costlyTurns = new FairTurns({ atOnce: 4, atOncePerCompany: 2, perPerson: 6, perCompany: 60, retryAfter: 5 })

/** Runs a costly call in its turn; a file's turn lasts until it is sent, for its rows are read meanwhile. */
export function inTurn<T>(asker: Asker, response: ServerResponse | undefined, run: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const turn = costlyTurns.run(asker, async () => {
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
