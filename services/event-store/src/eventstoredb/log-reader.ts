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

/** The server may pass over very many records of others without a word. */
const SEARCH_MS = 60_000

/** How many records are read at a time, looking for the newest of ours. */
function* pages() {
  for (let count = 1; ; count = Math.min(count * 32, 1_000)) yield count
}

/**
 * Where a record of $all stands, as the client says it; of a single event both numbers are the
 * same.
 */
export const pairOf = (position: string) => ({
  commit: BigInt(position),
  prepare: BigInt(position),
})

/** Reads events of this installation in their stored form. */
export class LogReader {
  constructor(
    private readonly connection: Connection,
    private readonly names: Names,
    /** Milliseconds for which reading goes on while the server is away. */
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
   * Events of the whole log that follow a position, oldest first, at most `limit`. The server
   * passes over what is of others.
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

  /** From one position up to and with another, both of events of this installation. */
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
   * Position of the newest event. `known`: the newest that was seen before, and how far the log was
   * looked through since, so that the records of others are not passed over again.
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

            // A log that ends before what was looked through was cut off: then it is looked through
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
