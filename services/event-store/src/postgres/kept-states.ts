import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Pool } from 'pg'
import { open, seal } from '../cipher'
import type { Vault } from '../vault'

interface Of {
  readonly workspace: string
  readonly stream: string
  readonly person: string
  readonly version: number
}

interface Kept {
  readonly state: unknown
  readonly revision: number
  readonly event: string
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** Bytes of a packed state that is still kept; a timer of ten years has some 700,000. */
const MOST_BYTES = 16 * 1024 * 1024

const bound = ({ workspace, stream, version }: Of, revision: number, event: string) =>
  JSON.stringify([workspace, stream, version, revision, event])

/**
 * States of long streams in the vault, each sealed with the key of the person whose stream it is:
 * who is erased has none.
 */
export class PostgresKeptStates {
  private readonly pool: Pool

  constructor(
    /** Connects as wl_vault. */
    connectionString: string,
    private readonly vault: Vault,
  ) {
    this.pool = new Pool({
      connectionString,
      max: 2,
      statement_timeout: 10_000,
      connectionTimeoutMillis: 5_000,
    })
    this.pool.on('error', () => {})
  }

  /**
   * Undefined where none is kept, or nobody can read it any more. Without a database the log
   * answers, not this.
   */
  async find(of: Of): Promise<Kept | undefined> {
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

  async keep(of: Of, { state, revision, event }: Kept): Promise<void> {
    try {
      const packed = await pack(JSON.stringify(state), { level: 1 })
      const key = packed.length <= MOST_BYTES && (await this.keyOf(of))
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
      // Folded again the next time.
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }

  private async keyOf({ workspace, person }: Of): Promise<Buffer | undefined> {
    return (await this.vault.keysFor(workspace, [person], { create: false })).get(person)
  }
}
