import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client'
import type { Stored } from '../codec'
import { patiently, takeAll } from './client'
import { noStream } from './errors'
import type { Names } from './names'
import { storedOf } from './records'

/** Records of others that are passed over in one call. */
const OTHERS = 64
const PAGE = 1_000

/** Where a record of $all stands, as the client says it; of a single event both numbers are the same. */
export const pairOf = (position: string) => ({ commit: BigInt(position), prepare: BigInt(position) })

/** Reads events of this installation in their stored form. */
export class LogReader {
  constructor(
    private readonly client: EventStoreDBClient,
    private readonly names: Names,
  ) {}

  async stream(workspace: string, stream: string, from: number, to?: number): Promise<Stored[]> {
    if (to !== undefined && to < from) return []
    const name = this.names.of(workspace, stream)
    return patiently(async () => {
      const found: Stored[] = []
      const count = to === undefined ? {} : { maxCount: to - from + 1 }
      const answers = this.client.readStream(name, { fromRevision: BigInt(from), requiresLeader: true, ...count })
      try {
        await takeAll<ResolvedEvent>(answers, ({ event }) => {
          const stored = event && storedOf(event, this.names)
          if (stored) found.push(stored)
          return 'more'
        })
      } catch (error) {
        if (!noStream(error)) throw error
      }
      return found
    })
  }

  /** Events of the whole log that follow a position, oldest first, at most `limit`. */
  async after(position: string | null, limit: number): Promise<Stored[]> {
    const found: Stored[] = []
    let from = position
    for (;;) {
      let read = 0
      let last = from
      const asked = limit - found.length + OTHERS
      const begin = from
      const page = await patiently(async () => {
        const events: Stored[] = []
        read = 0
        await takeAll<AllStreamResolvedEvent>(this.forwards(begin, asked), ({ event }) => {
          read++
          if (!event) return 'more'
          last = String(event.position.commit)
          const stored = last === begin ? undefined : storedOf(event, this.names)
          if (stored) events.push(stored)
          return found.length + events.length < limit ? 'more' : 'enough'
        })
        return events
      })
      found.push(...page)
      if (found.length >= limit || read < asked) return found
      from = last
    }
  }

  /** From one position up to and with another, both of events of this installation. */
  async between(from: string, to: string): Promise<Stored[]> {
    return patiently(async () => {
      const found: Stored[] = []
      const last = BigInt(to)
      await takeAll<AllStreamResolvedEvent>(this.forwards(from, undefined), ({ event }) => {
        if (!event) return 'more'
        if (event.position.commit > last) return 'enough'
        const stored = storedOf(event, this.names)
        if (stored) found.push(stored)
        return event.position.commit === last ? 'enough' : 'more'
      })
      return found
    })
  }

  /** Position of the newest event; what is older than `floor` is not looked at, for that one is known to be there. */
  async head(floor: string | null): Promise<string | null> {
    const end = floor === null ? -1n : BigInt(floor)
    return patiently(async () => {
      let found: string | null = null
      let passed = false
      let from: typeof END | { commit: bigint; prepare: bigint } = END
      for (let count = 1; ; count = PAGE) {
        let read = 0
        const answers = this.client.readAll({ direction: BACKWARDS, fromPosition: from, maxCount: count, requiresLeader: true })
        await takeAll<AllStreamResolvedEvent>(answers, ({ event }) => {
          read++
          if (!event) return 'more'
          from = event.position
          passed = event.position.commit < end
          if (!passed && storedOf(event, this.names)) found = String(event.position.commit)
          return passed || found !== null ? 'enough' : 'more'
        })
        // An end before the floor is told as it is: the log was cut off.
        if (found !== null || read < count) return found
        if (passed) return this.head(null)
      }
    })
  }

  private forwards(position: string | null, maxCount: number | undefined) {
    const fromPosition = position === null ? START : pairOf(position)
    return this.client.readAll({ direction: FORWARDS, fromPosition, requiresLeader: true, ...(maxCount ? { maxCount } : {}) })
  }
}
