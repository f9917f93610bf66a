import { setTimeout as pause } from 'node:timers/promises'
import {
  type AllStreamSubscription,
  EventStoreDBClient,
  type StreamingRead,
} from '@eventstore/db-client'
import { LogBusy } from '../port'
import { noStream, noSuchPosition, refused, TooSlow, within } from './errors'

/** How long reads are repeated while the server is away or elects a leader. */
const RETRY_FOR_MS = 10_000

const RETRY_EVERY_MS = 100
const DISPOSE_MS = 2_000

/**
 * Defaults of the address: the client asks the leader, since others may lag. A node has a second to
 * name the leader.
 */
const SETTINGS = { nodePreference: 'leader', gossipTimeout: '1' }

/** Returns a client without opening a connection. */
export function connect(address: string): EventStoreDBClient {
  const missing = Object.entries(SETTINGS).filter(
    ([name]) => !new RegExp(`[?&]${name}=`, 'i').test(address),
  )
  const settings = missing.map((setting) => setting.join('=')).join('&')
  const url =
    settings === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${settings}`
  const client = EventStoreDBClient.connectionString(url)
  // Sends appends as single calls. The client's batches share one table in the whole process. An
  // answer after another connection's error misses its entry, and the TypeError ends the process.
  Object.assign(client, { supports: async () => false })
  // After an error the client looks for the leader in an unawaited promise. Its failure must not
  // end the process.
  const inside = client as unknown as { handleError(...about: unknown[]): Promise<void> }
  const { handleError } = inside
  const handled: typeof handleError = (...about) => handleError(...about).catch(() => {})
  inside.handleError = handled

  return client
}

/** Disposes of a client, with a time limit, since that may hang. */
export async function dispose(client: EventStoreDBClient): Promise<void> {
  await within(DISPOSE_MS, client.dispose()).catch(() => {})
}

/** A read that ends on its own, or a subscription that is read up to the end at its start. */
export type Answers<T> = StreamingRead<T> | AllStreamSubscription

type Listening<T> = { on(event: 'data', take: (answer: T) => void): unknown }

/**
 * Takes items until `take` has enough, the stream ends or stalls, or `onLeft` reports that the
 * caller gave up.
 */
export function takeAll<T>(
  answers: Answers<T>,
  take: (answer: T) => 'more' | 'enough',
  silent: number,
  onLeft: (listener: () => void) => () => void = () => () => {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(patience)
      forget()
      answers.removeAllListeners()
      // Errors after the end of a call have no receiver.
      answers.on('error', () => {})
      settle()
    }

    const leave = () =>
      void ('cancel' in answers ? answers.cancel() : answers.unsubscribe()).catch(() => {})

    const giveUp = () => {
      end(() => reject(new TooSlow(silent)))
      leave()
    }

    const wait = () => setTimeout(giveUp, silent)
    let patience = wait()
    const forget = onLeft(giveUp)
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

    // A subscription may report this while earlier events still wait to be taken.
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

/**
 * Repeats a read while the server is away, since reading changes nothing. Rejects with LogBusy
 * after the time limit.
 */
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
