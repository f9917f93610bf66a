import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EventDefinition } from '@workledger/contracts/kernel/event'
import type { Client } from 'pg'
import type { HashSource } from '../anchoring'
import { createCodec, type PreparedAppend } from '../codec'
import { compileDefinitions } from '../definitions'
import type { EvidenceSource } from '../evidence'
import { Listeners } from '../listeners'
import type { ChainSource } from '../pages-ahead'
import type { EventStore } from '../port'
import { comparePositions, countBetween } from '../positions'
import type { Signer } from '../signer'
import { Tail } from '../tail'
import type { Vault } from '../vault'
import type { StoredRow } from '../verify'
import { createClient, createPool } from './connections'
import { hopeless } from './errors'
import { evidenceIn } from './evidence-reader'
import { KnownRevisions } from './known-revisions'
import { listen } from './listen'
import { createNotifier } from './notifier'
import { Reader } from './reader'
import { GroupCommitWriter } from './writer'

const CHANNEL = 'wl_log'

/** How long an append waits for an absent server. */
const RECONNECT_FOR_MS = 5_000

const RECONNECT_EVERY_MS = 100

const timeouts = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  // Longer than the server's own limit, for a server that can no longer answer.
  silence: 20,
}

export interface PostgresEventStoreOptions {
  /** Connects as the role wl_log to a database prepared by migrateEventStore. */
  readonly connectionString: string
  readonly vault: Vault
  readonly definitions: Iterable<EventDefinition>
  /** Most connections for reading, 4 by default. One more writes and one listens. */
  readonly connections?: number
  /** Signs appends; without it they are unsigned. */
  readonly signer?: Signer | undefined
}

export interface PostgresEventStore extends EventStore, ChainSource, HashSource, EvidenceSource {
  /** Reads the whole stored log for the verifier. */
  rows(): AsyncIterable<StoredRow>
}

/**
 * Creates a store with the log in schema `log` of PostgreSQL. It connects on first use; the caller
 * closes the vault.
 */
export function createPostgresEventStore({
  connectionString,
  vault,
  definitions,
  connections = 4,
  signer,
}: PostgresEventStoreOptions): PostgresEventStore {
  const codec = createCodec(compileDefinitions(definitions), vault)
  const pool = createPool({ connectionString, max: connections, ...timeouts })
  const reader = new Reader(pool)
  const self = randomUUID()
  const notifier = createNotifier(pool, CHANNEL, self)
  const appended = new Listeners<void>()
  const tail = new Tail()
  const revisions = new KnownRevisions()
  const unsubscribe = vault.onDestroyed(() => tail.forget())

  const writer = new GroupCommitWriter<PreparedAppend & { readonly epoch: number }>(
    {
      connect: () => connectWriter(connectionString),
      signer,
      committed(written) {
        tail.push(written, Math.min(...written.map(({ append }) => append.epoch)))
        appended.tell()
        notifier.notify()
      },
    },
    revisions,
  )

  let channel: { close(): Promise<void> } | undefined

  return {
    async append(append) {
      await signer?.ready(append)
      const { epoch } = tail
      return writer.append({ ...(await codec.prepare(append)), epoch })
    },
    async readStream(workspace, stream, { from = 0, to } = {}) {
      const stored = await reader.stream(workspace, stream, from, to)
      if (stored.length > 0) revisions.note(workspace, stream, stored[stored.length - 1]!.revision)
      return codec.open(stored)
    },
    async readAll(after, limit) {
      const own = tail.read(after, limit)
      // Readers take a short answer for the end of the log and then wait for a notification.
      if (own?.cut) appended.tell()
      return own?.events ?? codec.open(await reader.after(after, limit))
    },
    findCommand: (workspace, stream, commandId) => reader.command(workspace, stream, commandId),
    head: () => reader.head(),
    onErased: (forget) => vault.onDestroyed((destroyed) => forget(destroyed?.workspace)),
    onAppended(wake) {
      channel ??= listen({
        connectionString,
        channel: CHANNEL,
        onNotification: (sender) => sender !== self && appended.tell(),
        onConnected: () => appended.tell(),
      })
      return appended.add(wake)
    },
    comparePositions,
    eventsBetween: countBetween,
    rows: () => reader.rows(),
    stored: (after, limit) => reader.stored(after, limit),
    end: () => reader.end(),
    hashes: (after, to) => reader.hashes(after, to),
    ...evidenceIn(pool, codec),
    async close() {
      unsubscribe()
      await writer.close()
      notifier.close()
      await channel?.close()
      await pool.end()
    },
  }
}

async function connectWriter(connectionString: string): Promise<Client> {
  const until = performance.now() + RECONNECT_FOR_MS

  for (;;) {
    const client = createClient({ connectionString, keepAlive: true, ...timeouts })

    try {
      await client.connect()
      return client
    } catch (error) {
      void client.end().catch(() => {})
      if (hopeless(error) || performance.now() > until) throw error
      await pause(RECONNECT_EVERY_MS)
    }
  }
}
