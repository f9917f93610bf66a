import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { Pool } from 'pg'
import type { HashSource } from '../anchoring'
import { createCodec, type Stored } from '../codec'
import { compileDefinitions } from '../definitions'
import type { EvidenceSource } from '../evidence'
import { Listeners } from '../listeners'
import type { ChainSource } from '../pages-ahead'
import type { EventStore } from '../port'
import { comparePositions } from '../positions'
import type { Signer } from '../signer'
import type { Vault } from '../vault'
import type { StoredRow } from '../verify'
import { ChainBuilder } from './chain-builder'
import { ChainTable } from './chain-table'
import { ChainedLog } from './chained-log'
import { Connection } from './connection'
import { EventsGone } from './errors'
import { KnownStreams } from './known-streams'
import { LiveLog } from './live-log'
import { LogReader } from './log-reader'
import { Names } from './names'
import { unsigned } from './records'
import { StreamWriter } from './stream-writer'

export interface EventStoreDBEventStoreOptions {
  /** `esdb://…` or `esdb+discover://…` */
  readonly address: string
  /** What the names of all streams of this installation begin with. */
  readonly prefix?: string
  /** PostgreSQL as the role wl_log, prepared by migrateEventStore: the chain stands there. */
  readonly connectionString: string
  readonly vault: Vault
  readonly definitions: Iterable<EventDefinition>
  readonly connections?: number
  /** Signs what is appended; without one nothing is signed. */
  readonly signer?: Signer | undefined
  readonly onError?: (error: unknown, where: string) => void
  /**
   * Milliseconds for one append to the server, and for an append or a reading with all its
   * repetitions.
   */
  readonly callTime?: number
  readonly patience?: number
}

export interface EventStoreDBEventStore
  extends EventStore,
    ChainSource,
    EvidenceSource,
    HashSource {
  /** The whole log as it is stored, for the verifier; positions are those of the chain. */
  rows(): AsyncIterable<StoredRow>
}

/** The log in EventStoreDB, its chain in PostgreSQL. The vault stays the caller's to close. */
export function createEventStoreDBEventStore(
  options: EventStoreDBEventStoreOptions,
): EventStoreDBEventStore {
  const {
    address,
    prefix = 'workledger',
    connectionString,
    vault,
    definitions,
    connections = 4,
    callTime,
    patience,
  } = options

  const failed = (where: string) => (error: unknown) => options.onError?.(error, where)
  const codec = createCodec(compileDefinitions(definitions), vault)
  const connection = new Connection(address)
  const names = new Names(prefix)
  const reader = new LogReader(connection, names, patience)

  // One connection more for the one that leads the chain.
  const pool = new Pool({
    connectionString,
    max: connections + 1,
    statement_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
  })

  pool.on('error', () => {})
  const chain = new ChainTable(pool)
  const appended = new Listeners<void>()
  const known = new KnownStreams()

  const live = new LiveLog({
    connection,
    names,
    begin: () => chain.beginning(),
    grown() {
      builder.grown()
      appended.tell()
    },
    onError: failed('the subscription to the log'),
  })

  const builder = new ChainBuilder({
    pool,
    chain,
    read: storedAfter,
    scanned: () => live.scanned,
    onError: failed('the chain of the log'),
  })

  const writer = new StreamWriter({
    connection,
    names,
    reader,
    known,
    earlier: chain,
    signer: options.signer,
    written: () => appended.tell(),
    ...(callTime === undefined ? {} : { callTime }),
    ...(patience === undefined ? {} : { patience }),
  })

  const head = async () => {
    await live.brought()
    return reader.head(live.known)
  }

  const log = new ChainedLog({ chain, reader, codec, head })
  live.start()
  builder.start()

  return {
    async append(append) {
      await options.signer?.ready(append)
      return writer.append(await codec.prepare(append))
    },
    async readStream(workspace, stream, { from = 0, to } = {}) {
      const stored = await reader.stream(workspace, stream, from, to)
      if (await lacksFirst(stored, workspace, stream, { from, to })) throw new EventsGone(stream)
      known.note(workspace, stream, stored)

      return codec.open(stored.map(unsigned))
    },
    readAll: async (after, limit) => codec.open((await storedAfter(after, limit)).map(unsigned)),
    findCommand: (workspace, stream, commandId) => writer.find(workspace, stream, commandId),
    head,
    onErased: (forget) => vault.onDestroyed((destroyed) => forget(destroyed?.workspace)),
    onAppended: (wake) => appended.add(wake),
    comparePositions,
    eventsBetween: (from, to) => chain.eventsBetween(from, to),
    rows: () => log.rows(),
    stored: (after, limit) => log.stored(after, limit),
    end: () => log.end(),
    hashes: (after, to) => chain.hashes(after, to),
    positionsOf: (...asked) => log.positionsOf(...asked),
    linked: (...asked) => log.linked(...asked),
    placeOf: (position) => log.placeOf(position),
    signed: (...asked) => log.signed(...asked),
    keys: () => log.keys(),
    async close() {
      await writer.close()
      live.close()
      await builder.stop()
      await connection.close()
      await pool.end()
    },
  }

  /**
   * Of a stream that was deleted the server says that it is not there; the chain knows whether it
   * was.
   */
  async function lacksFirst(
    stored: readonly Stored[],
    workspace: string,
    stream: string,
    { from, to = Number.POSITIVE_INFINITY }: { from: number; to?: number },
  ) {
    if (stored.length > 0) return stored[0]!.revision !== from
    return from === 0 && to >= 0 && (await chain.lastRevision(workspace, stream)) >= 0
  }

  /**
   * From what the subscription brought; where that ends the server is asked whether there is more
   * already.
   */
  async function storedAfter(after: string | null, limit: number) {
    await live.brought(after)
    const here = live.read(after, limit)
    if (here?.length) return here

    if (here && live.known) {
      const newest = await head()
      if (newest === null || (after !== null && comparePositions(newest, after) <= 0)) return []
      const brought = live.read(after, limit)
      if (brought?.length) return brought
    }

    return reader.after(after, limit)
  }
}
