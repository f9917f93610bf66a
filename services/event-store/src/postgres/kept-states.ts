import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Pool } from 'pg'
import { open, seal } from '../cipher'
import type { Vault } from '../vault'
import { createPool } from './connections'

interface Of {
  readonly workspace: string
  readonly stream: string
  readonly person: string
  readonly version: number
}

interface StoredState {
  readonly state: unknown
  readonly revision: number
  readonly event: string
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** Most bytes of a packed state that is kept; a timer of ten years has about 700,000. */
const KEPT_STATES_MOST_BYTES = 16 * 1024 * 1024

const bound = ({ workspace, stream, version }: Of, revision: number, event: string) =>
  JSON.stringify([workspace, stream, version, revision, event])

/**
 * Keeps states of long streams in the vault, sealed with the key of the stream's person. An erased
 * person has none.
 */
export class PostgresKeptStates {
  private readonly pool: Pool

  constructor(
    /** Connects as wl_vault. */
    connectionString: string,
    private readonly vault: Vault,
  ) {
    this.pool = createPool({
      connectionString,
      max: 2,
      statement_timeout: 10_000,
      connectionTimeoutMillis: 5_000,
    })
  }

  /**
   * Returns undefined if no readable state is kept. A missing database is reported by the log
   * instead.
   */
  async find(of: Of): Promise<StoredState | undefined> {
    try {
      const { rows } = await this.pool.query<{ revision: number; event: string; sealed: Buffer }>(
        'select revision, event, sealed from vault.kept_states where workspace = $1 and stream = $2 and version = $3',
        [of.workspace, of.stream, of.version],
      )

      const [row] = rows
      const key = row && (await this.keyOf(of))
      const packed = key && open(key, row.sealed, bound(of, row.revision, row.event))

      return (
        packed && {
          state: JSON.parse((await unpack(packed)).toString()),
          revision: row.revision,
          event: row.event,
        }
      )
    } catch {
      return undefined
    }
  }

  async keep(of: Of, { state, revision, event }: StoredState): Promise<void> {
    try {
      const packed = await pack(JSON.stringify(state), { level: 1 })
      const key = packed.length <= KEPT_STATES_MOST_BYTES && (await this.keyOf(of))
      if (!key) return

      await this.pool.query(
        `insert into vault.kept_states (workspace, stream, version, revision, event, sealed) values ($1, $2, $3, $4, $5, $6)
         on conflict (workspace, stream) do update
         set version = excluded.version, revision = excluded.revision, event = excluded.event, sealed = excluded.sealed, at = now()`,
        [
          of.workspace,
          of.stream,
          of.version,
          revision,
          event,
          seal(key, packed, bound(of, revision, event)),
        ],
      )
    } catch {
      // The next call folds it again.
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }

  private async keyOf({ workspace, person }: Of): Promise<Buffer | undefined> {
    return (await this.vault.keysFor(workspace, [person], { create: false })).get(person)
  }
}
