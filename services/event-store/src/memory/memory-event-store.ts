import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { GENESIS, linkHash, microseconds } from '../chain'
import { createCodec, type PreparedAppend, type Stored } from '../codec'
import { compileDefinitions } from '../definitions'
import { eventIds } from '../event-ids'
import { Listeners } from '../listeners'
import { type Appended, type EventStore, WrongExpectedRevision } from '../port'
import { comparePositions, countBetween } from '../positions'
import type { Signer } from '../signer'
import type { Vault } from '../vault'
import type { StoredRow } from '../verify'

export interface MemoryEventStore extends EventStore {
  /** Returns the stored log for the verifier and tests. */
  rows(): readonly StoredRow[]
}

/**
 * Creates a log in memory for tests, with the rules, encryption and chain of the others. Nothing
 * survives the process.
 */
export function createMemoryEventStore(options: {
  vault: Vault
  definitions: Iterable<EventDefinition>
  signer?: Signer
}): MemoryEventStore {
  const codec = createCodec(compileDefinitions(options.definitions), options.vault)
  const log: StoredRow[] = []
  const streams = new Map<string, StoredRow[]>()
  const ids = new Map<string, StoredRow>()
  const appended = new Listeners<void>()

  const streamOf = (workspace: string, stream: string) =>
    streams.get(`${workspace}/${stream}`) ?? []

  function outcomeOf(workspace: string, stream: string, commandId: string): Appended | undefined {
    const of = eventIds(commandId, stream).of
    let last: StoredRow | undefined

    for (let index = 0; ; index++) {
      const row = ids.get(`${workspace}/${of(index)}`)
      if (!row) break
      last = row
    }

    return last && { position: last.position, revision: last.revision, duplicate: true }
  }

  // Runs synchronously, which makes it atomic.
  function commit(append: PreparedAppend): Appended {
    const { workspace, stream, expected, meta } = append
    const known = outcomeOf(workspace, stream, meta.command_id)
    if (known) return known
    const rows = streamOf(workspace, stream)

    if (expected !== 'any' && expected !== rows.length - 1)
      throw new WrongExpectedRevision(stream, expected, rows.length - 1)

    const recorded_at = new Date().toISOString().replace('Z', '000Z')
    const recordedAt = microseconds(recorded_at)
    const digests = Buffer.concat(append.events.map(({ digest }) => digest))
    const signature = options.signer?.sign([{ revision: rows.length, digests }])

    for (const [index, { id, type, v, json, digest }] of append.events.entries()) {
      const position = BigInt(log.length + 1)
      const revision = rows.length

      const hash = linkHash(log.at(-1)?.hash ?? GENESIS, {
        position,
        revision: BigInt(revision),
        recordedAt,
        digest,
      })

      const row: StoredRow = {
        position: String(position),
        workspace,
        stream,
        revision,
        id,
        type,
        v,
        data: JSON.parse(json),
        meta,
        recorded_at,
        hash,
        ...(signature && index === 0 && { signature }),
      }

      log.push(row)
      rows.push(row)
      ids.set(`${workspace}/${id}`, row)
    }

    streams.set(`${workspace}/${stream}`, rows)
    appended.tell()

    return { position: String(log.length), revision: rows.length - 1, duplicate: false }
  }

  return {
    async append(append) {
      await options.signer?.ready(append)
      return commit(await codec.prepare(append))
    },
    readStream: async (workspace, stream, { from = 0, to } = {}) =>
      codec.open(
        streamOf(workspace, stream)
          .slice(from, to === undefined ? undefined : to + 1)
          .map(stored),
      ),
    readAll: async (after, limit) =>
      codec.open(log.slice(Number(after ?? 0), Number(after ?? 0) + limit).map(stored)),
    findCommand: async (workspace, stream, commandId) => outcomeOf(workspace, stream, commandId),
    head: async () => log.at(-1)?.position ?? null,
    onAppended: (wake) => appended.add(wake),
    onErased: (forget) => options.vault.onDestroyed((destroyed) => forget(destroyed?.workspace)),
    comparePositions,
    eventsBetween: countBetween,
    async close() {},
    rows: () => log,
  }
}

const stored = ({ hash: _, signature: __, ...event }: StoredRow): Stored => ({
  ...event,
  data: structuredClone(event.data),
})
