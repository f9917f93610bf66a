import type { EventDefinition } from '@workledger/contracts/kernel/event'
import type { HashSource } from '../anchoring'
import { createCodec } from '../codec'
import { compileDefinitions } from '../definitions'
import type { EvidenceSource } from '../evidence'
import { Listeners } from '../listeners'
import type { ChainSource } from '../pages-ahead'
import type { EventStore } from '../port'
import { comparePositions } from '../positions'
import { createPool } from '../postgres/connections'
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
  /** Prefix of the names of all streams of this installation. */
  readonly prefix?: string
  /** PostgreSQL as the role wl_log, prepared by migrateEventStore. It holds the chain. */
  readonly connectionString: string
  readonly vault: Vault
  readonly definitions: Iterable<EventDefinition>
  readonly connections?: number
  /** Signs appends; without it they are unsigned. */
  readonly signer?: Signer | undefined
  readonly onError?: (error: unknown, where: string) => void
  /**
   * Time limits in milliseconds: of one append to the server, and of an append or read with all
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
  /** Reads the whole log in stored form for the verifier. Positions are those of the chain. */
  rows(): AsyncIterable<StoredRow>
}

/**
 * Creates a store with the log in EventStoreDB and its chain in PostgreSQL. The caller closes the
 * vault.
 */
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

  // One extra connection for the process that builds the chain.
  const pool = createPool({
    connectionString,
    max: connections + 1,
    statement_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
  })
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
      const read = () => reader.stream(workspace, stream, from, to)
      let stored = await read()

      // Another process may begin the stream between both questions, so the server is asked again.
      if (stored.length === 0 && from === 0 && to !== -1 && (await isChained(workspace, stream))) {
        stored = await read()
        if (stored.length === 0) throw new EventsGone(stream)
      }

      if (stored.length > 0 && stored[0]!.revision !== from) throw new EventsGone(stream)
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

  /** The server reports a deleted stream as missing. Only the chain knows whether it existed. */
  async function isChained(workspace: string, stream: string) {
    return (await chain.lastRevision(workspace, stream)) >= 0
  }

  /** Reads from the subscription's events. At their end it asks the server for newer ones. */
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
