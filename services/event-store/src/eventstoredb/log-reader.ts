import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  FORWARDS,
  type Position,
  type ResolvedEvent,
  START,
  streamNameFilter,
} from '@eventstore/db-client'
import type { Stored } from '../codec'
import { patiently } from './client'
import type { Connection } from './connection'
import { noStream } from './errors'
import type { Names } from './names'
import { storedOf } from './records'

/** The server may skip very many records of others without a report. */
const SEARCH_MS = 60_000

/** Page sizes for the search of our newest record. */
function* pages() {
  for (let count = 1; ; count = Math.min(count * 32, 1_000)) yield count
}

/**
 * Converts a position to that of a record in $all for the client. For a single event both numbers
 * are equal.
 */
export const pairOf = (position: string) => ({
  commit: BigInt(position),
  prepare: BigInt(position),
})

/** Reads this installation's events in stored form. */
export class LogReader {
  constructor(
    private readonly connection: Connection,
    private readonly names: Names,
    /** Milliseconds for which reads are repeated while the server is away. */
    private readonly patience?: number,
  ) {}

  async stream(workspace: string, stream: string, from: number, to?: number): Promise<Stored[]> {
    if (to !== undefined && to < from) return []
    const name = this.names.of(workspace, stream)

    return patiently(async () => {
      const found: Stored[] = []
      const count = to === undefined ? {} : { maxCount: to - from + 1 }
      const asked = { fromRevision: BigInt(from), requiresLeader: true, ...count }

      try {
        await this.connection.takeAll<ResolvedEvent>(
          (client) => client.readStream(name, asked),
          ({ event }) => {
            const stored = event && storedOf(event, this.names)
            if (stored) found.push(stored)
            return 'more'
          },
        )
      } catch (error) {
        if (!noStream(error)) throw error
      }

      return found
    }, this.patience)
  }

  /**
   * Returns at most `limit` events after a position, oldest first. The server skips the records of
   * others.
   */
  async after(position: string | null, limit: number): Promise<Stored[]> {
    return patiently(async () => {
      const found: Stored[] = []
      const filter = streamNameFilter({ prefixes: [this.names.start] })
      const fromPosition = position === null ? START : pairOf(position)
      const asked = { fromPosition, filter, requiresLeader: true } as const

      const take = ({ event }: AllStreamResolvedEvent) => {
        const stored = event && storedOf(event, this.names)
        if (stored) found.push(stored)
        return found.length < limit ? 'more' : 'enough'
      }

      await this.connection.takeAll<AllStreamResolvedEvent>(
        (client) => client.subscribeToAll(asked),
        take,
        SEARCH_MS,
      )

      return found
    }, this.patience)
  }

  /**
   * Returns the events from one position up to and including another, both of this installation.
   */
  async between(from: string, to: string): Promise<Stored[]> {
    return patiently(async () => {
      const found: Stored[] = []
      const last = BigInt(to)

      const asked = {
        direction: FORWARDS,
        fromPosition: pairOf(from),
        requiresLeader: true,
      } as const

      await this.connection.takeAll<AllStreamResolvedEvent>(
        (client) => client.readAll(asked),
        ({ event }) => {
          if (!event) return 'more'
          if (event.position.commit > last) return 'enough'
          const stored = storedOf(event, this.names)
          if (stored) found.push(stored)

          return event.position.commit === last ? 'enough' : 'more'
        },
      )

      return found
    }, this.patience)
  }

  /**
   * Returns the position of the newest event. `known`: the newest one seen before, and how far the
   * log was searched since. This avoids searching the records of others again.
   */
  async head(known?: {
    readonly top: string | null
    readonly scanned: bigint
  }): Promise<string | null> {
    return patiently(async () => {
      let found: string | null = null
      let first: bigint | undefined
      let passed = false
      let from: typeof END | Position = END

      for (const count of pages()) {
        let read = 0

        const asked = {
          direction: BACKWARDS,
          fromPosition: from,
          maxCount: count,
          requiresLeader: true,
        } as const

        await this.connection.takeAll<AllStreamResolvedEvent>(
          (client) => client.readAll(asked),
          ({ event }) => {
            read++
            if (!event) return 'more'
            from = event.position
            first ??= event.position.commit

            // A log that ends before the searched position was cut off; it is searched from its end
            // to its start.
            passed =
              known !== undefined &&
              first >= known.scanned &&
              event.position.commit <= known.scanned

            if (passed) found = known!.top
            else if (storedOf(event, this.names)) found = String(event.position.commit)

            return passed || found !== null ? 'enough' : 'more'
          },
        )

        if (passed || found !== null || read < count) return found
      }

      return found
    }, this.patience)
  }
}
