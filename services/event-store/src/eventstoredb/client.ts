import { setTimeout as pause } from 'node:timers/promises'
import {
  type AllStreamSubscription,
  EventStoreDBClient,
  type StreamingRead,
} from '@eventstore/db-client'
import { LogBusy } from '../port'
import { noStream, noSuchPosition, refused, TooSlow, within } from './errors'

/** How long reading goes on while the server is away or elects a leader. */
const RETRY_FOR_MS = 10_000

const RETRY_EVERY_MS = 100
const DISPOSE_MS = 2_000

/**
 * Where the address does not say otherwise: the leader is asked, for others may be behind it, and a
 * node has a second to say which that is.
 */
const SETTINGS = { nodePreference: 'leader', gossipTimeout: '1' }

/** Opens nothing yet. */
export function connect(address: string): EventStoreDBClient {
  const missing = Object.entries(SETTINGS).filter(
    ([name]) => !new RegExp(`[?&]${name}=`, 'i').test(address),
  )
  const settings = missing.map((setting) => setting.join('=')).join('&')
  const url =
    settings === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${settings}`
  const client = EventStoreDBClient.connectionString(url)
  // Appends as single calls. The client's batches share one table in the whole process: an answer
  // that follows the error of another connection finds its place gone, and the TypeError that is
  // thrown then ends the process.
  Object.assign(client, { supports: async () => false })
  // After an error it looks for the leader by itself, waited for by nobody: that it found none must
  // not end the process.
  const inside = client as unknown as { handleError(...about: unknown[]): Promise<void> }
  const { handleError } = inside
  inside.handleError = (...about) => handleError(...about).catch(() => {})

  return client
}

/** May hang, so it is not waited for for long. */
export async function dispose(client: EventStoreDBClient): Promise<void> {
  await within(DISPOSE_MS, client.dispose()).catch(() => {})
}

/**
 * A reading that ends by itself, or a subscription, of which is taken what was there when it began.
 */
export type Answers<T> = StreamingRead<T> | AllStreamSubscription

type Listening<T> = { on(event: 'data', take: (answer: T) => void): unknown }

/**
 * Takes what comes until `take` has enough, the answers end, they stay out, or `onLeft` tells that
 * nobody waits for them any more.
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
      // Errors of a call that is over are nobody's any more.
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

/**
 * Reads once more while the server is away: reading changes nothing. Rejects with LogBusy once
 * patience is over.
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
