import { setTimeout as pause } from 'node:timers/promises'
import { type AllStreamSubscription, EventStoreDBClient, type StreamingRead } from '@eventstore/db-client'
import { LogBusy } from '../port'
import { noStream, noSuchPosition, refused, TooSlow, within } from './errors'

/** Nothing came for so long: the call is given up. */
const SILENT_MS = 5_000
/** How long reading goes on while the server is away or elects a leader. */
const RETRY_FOR_MS = 10_000
const RETRY_EVERY_MS = 100
const DISPOSE_MS = 2_000

/** Opens nothing yet. Where the address names no preference the leader is asked, for others may be behind it. */
export function connect(address: string): EventStoreDBClient {
  const url = /[?&]nodePreference=/i.test(address) ? address : `${address}${address.includes('?') ? '&' : '?'}nodePreference=leader`
  const client = EventStoreDBClient.connectionString(url)
  // Appends as single calls. The client's batches share one table in the whole process: an answer that follows the error of another
  // connection finds its place gone, and the TypeError that is thrown then ends the process.
  Object.assign(client, { supports: async () => false })
  return client
}

/** May hang, so it is not waited for for long. */
export async function dispose(client: EventStoreDBClient): Promise<void> {
  await within(DISPOSE_MS, client.dispose()).catch(() => {})
}

/** A reading that ends by itself, or a subscription, of which is taken what was there when it began. */
type Answers<T> = StreamingRead<T> | AllStreamSubscription
type Listening<T> = { on(event: 'data', take: (answer: T) => void): unknown }

/** Takes what comes until `take` has enough, the answers end, or they stay out. */
export function takeAll<T>(answers: Answers<T>, take: (answer: T) => 'more' | 'enough', silent = SILENT_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(patience)
      answers.removeAllListeners()
      // Errors of a call that is over are nobody's any more.
      answers.on('error', () => {})
      settle()
    }
    const leave = () => void ('cancel' in answers ? answers.cancel() : answers.unsubscribe()).catch(() => {})
    const wait = () =>
      setTimeout(() => {
        end(() => reject(new TooSlow(silent)))
        leave()
      }, silent)
    let patience = wait()
    ;(answers as Listening<T>).on('data', (answer) => {
      clearTimeout(patience)
      patience = wait()
      try {
        if (take(answer) === 'more') return
        end(resolve)
      } catch (error) {
        end(() => reject(error))
      }
      leave()
    })
    // A subscription says so while events that came before may still wait to be taken.
    const caughtUp = () => {
      if (answers.readableLength > 0) setImmediate(caughtUp)
      else {
        end(resolve)
        leave()
      }
    }
    if (!('cancel' in answers)) answers.once('caughtUp', () => setImmediate(caughtUp))
    answers.once('end', () => end(resolve))
    answers.once('error', (error) => end(() => reject(error)))
  })
}

/** Reads once more while the server is away: reading changes nothing. Rejects with LogBusy once patience is over. */
export async function patiently<T>(read: () => Promise<T>, patience = RETRY_FOR_MS): Promise<T> {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (refused(error) || noStream(error) || noSuchPosition(error)) throw error
      if (performance.now() > until) throw new LogBusy(error)
    }
    await pause(RETRY_EVERY_MS)
  }
}
