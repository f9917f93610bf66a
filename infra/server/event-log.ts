import { eventDefinitions } from '@workledger/contracts/registry'
import type { HashSource } from '@workledger/event-store/anchoring'
import { createEventStoreDBEventStore } from '@workledger/event-store/eventstoredb/eventstoredb-event-store'
import type { EvidenceSource } from '@workledger/event-store/evidence'
import type { ChainSource } from '@workledger/event-store/pages-ahead'
import type { EventStore } from '@workledger/event-store/port'
import { createClient } from '@workledger/event-store/postgres/connections'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { publishKey } from '@workledger/event-store/publish-key'
import { ProcessSigner } from '@workledger/event-store/signer'
import type { InstallationKeys } from '@workledger/event-store/signing-keys'
import type { Vault } from '@workledger/event-store/vault'
import type { ClientBase } from 'pg'
import type { Config } from './config'
import { chainFault, readBeyond } from './log-check'
import { StartError } from './start-error'

/** The log with its chain, in either engine. */
export type EventLog = EventStore & ChainSource & EvidenceSource & HashSource

interface EventLogOptions {
  readonly config: Pick<Config, 'eventStore'>
  /** PostgreSQL as the role wl_log. */
  readonly connectionString: string
  readonly vault: Vault
  readonly onError?: (error: unknown, where: string) => void
  /** Keys that sign appends; readers need none. */
  readonly keys?: InstallationKeys
}

export function createEventLog({
  config: { eventStore },
  onError,
  keys,
  ...rest
}: EventLogOptions): EventLog {
  const signer =
    keys &&
    new ProcessSigner({ keys, publish: (certificate) => publishKey(log, keys, certificate) })
  const options = { ...rest, definitions: eventDefinitions, signer }
  const log: EventLog = eventStore
    ? createEventStoreDBEventStore({ ...options, ...eventStore, ...(onError ? { onError } : {}) })
    : createPostgresEventStore(options)

  return log
}

/**
 * Returns the fault at the end of a log in EventStoreDB as a sentence. Throws a StartError if it is
 * unreachable or not the database's log.
 */
export async function followedFault(log: EventLog, logUrl: string): Promise<string | undefined> {
  const client = createClient(logUrl)
  await client.connect()

  try {
    const head = await log.head().catch((error: Error) => {
      const why = error.cause instanceof Error ? error.cause.message : error.message
      throw new StartError(
        `EventStoreDB cannot be reached with EVENT_STORE_URL (${why || 'no answer'}); check hosts, port, tls, name and password.`,
      )
    })

    if (head !== null && (await isNew(client)))
      throw new StartError(
        'The log in EventStoreDB has events that this database knows nothing of: use the database that belongs to it, or another EVENT_STORE_PREFIX.',
      )

    return (await chainFault(log, client)) ?? (await readBeyond(client, head ?? '0'))
  } finally {
    await client.end()
  }
}

/**
 * Refuses a database whose log is elsewhere than the configuration says, because a second log would
 * begin.
 */
export async function refuseOtherEngine(
  owner: Pick<ClientBase, 'query'>,
  { eventStore }: Pick<Config, 'eventStore'>,
): Promise<void> {
  const { rows } = await owner.query(
    'select exists (select from log.events) as here, exists (select from log.chain) as there',
  )

  if (eventStore && rows[0].here)
    throw new StartError(
      'EVENT_STORE_URL is set, but this database holds an event log of its own: leave it out, or begin with an empty database.',
    )

  if (!eventStore && rows[0].there)
    throw new StartError(
      "EVENT_STORE_URL is missing: this database's event log is in EventStoreDB.",
    )
}

/** Returns whether the database is new: no person has a key and the chain has no link. */
async function isNew(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    'select not exists (select from log.chain) and not (select keeps from operations.keeps_people) as fresh',
  )
  return rows[0].fresh
}
