import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely'
import type { Pool, PoolClient, QueryConfig, QueryResult as Rows } from 'pg'
import { readPool } from './pool'
import type { ReadTables } from './read-tables'
import { type LentClient, SharedClients } from './shared-clients'
import { together } from './together'

export type Reads = Kysely<ReadTables>

/** The tenant that a connection is set to; the next request of the same tenant sets nothing. */
const seen = new WeakMap<PoolClient, string>()

/**
 * Gives read access under a role that cannot bypass row-level security. `of(workspaces, user)`
 * returns a Kysely instance that sees the rows of these tenants only; without workspaces it sees
 * none.
 */
export class TenantReads {
  private readonly pool: Pool
  private readonly clients: SharedClients
  /**
   * Instances hold no connection and no data, only their tenants. Creating one costs more than a
   * small query.
   */
  private readonly instances = new Map<string, Reads>()

  constructor(connectionString: string, max = 10) {
    // A statement and the settings that it needs go out in one write.
    this.pool = readPool({ connectionString, max, pipeline: true })
    this.clients = new SharedClients(this.pool)
  }

  of(workspaces: readonly string[], user = ''): Reads {
    const scope = `${workspaces.join(',')}|${user}`
    const known = this.instances.get(scope)
    if (known) return known

    const instance = new Kysely<ReadTables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new TenantDriver(this.clients, workspaces.join(','), user),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    })

    if (this.instances.size >= MOST_INSTANCES)
      this.instances.delete(this.instances.keys().next().value!)

    this.instances.set(scope, instance)

    return instance
  }

  close() {
    return this.pool.end()
  }
}

const ONE_PLAN_MARK = '/* one plan */'

/**
 * Begins a statement that PostgreSQL plans once for each connection, instead of for each execution
 * with its values. For long statements over few rows: planning them costs ten times as much as
 * running them, and PostgreSQL underrates that cost.
 */
export const onePlan = sql.raw(ONE_PLAN_MARK)

/** Connections whose statements use one plan until told otherwise. */
const usesOnePlan = new WeakSet<PoolClient>()

class TenantDriver implements Driver {
  /** The shortest time of this tenant's statements, in milliseconds by name. */
  private readonly shortest = new Map<string, number>()

  constructor(
    private readonly clients: SharedClients,
    private readonly workspaces: string,
    private readonly user: string,
  ) {}

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new TenantConnection(this.clients, this.shortest, this.workspaces, this.user)
  }

  async beginTransaction() {
    throw new Error('Read tables are written by the projector alone.')
  }

  async commitTransaction() {}

  async rollbackTransaction() {}

  async releaseConnection(connection: DatabaseConnection) {
    ;(connection as TenantConnection).release()
  }

  async destroy() {}
}

/** Statements that have taken less milliseconds share a client with others. */
const QUICK = 10

/** A read of a tenant; takes a client when its statement is known. */
class TenantConnection implements DatabaseConnection {
  /**
   * True once its settings are unknown, or a rebuild has replaced tables of its prepared statements
   * by tables with other columns.
   */
  private outdated = false
  private lent: LentClient | undefined

  constructor(
    private readonly clients: SharedClients,
    private readonly shortest: Map<string, number>,
    private readonly workspaces: string,
    private readonly user: string,
  ) {}

  release() {
    this.lent?.release(this.outdated)
    this.lent = undefined
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { text: query.sql, values: query.parameters as unknown[] }
    const { name } = prepared(query.sql)
    const onePlan = query.sql.startsWith(ONE_PLAN_MARK)
    const known = name === undefined ? undefined : this.shortest.get(name)

    this.lent ??= await (!onePlan && known !== undefined && known < QUICK
      ? this.clients.shared(this.tenant)
      : this.clients.own())

    const { lent } = this
    const begun = performance.now()

    try {
      const rows = await this.read(lent, { ...(name ? { name } : {}), ...statement }, onePlan)
      if (name) this.shortest.set(name, Math.min(known ?? QUICK, performance.now() - begun))

      return rows
    } catch (error) {
      if (this.outdated || (error as { code?: string }).code !== CHANGED_RESULT) throw error
      this.outdated = true
      await lent.settings
      return { rows: (await lent.client.query(statement)).rows }
    }
  }

  /**
   * Sends a statement behind the settings that it needs. Rows read under settings that failed are
   * those of another tenant: they are dropped with the connection.
   */
  private async read(lent: LentClient, statement: QueryConfig, onePlan: boolean): Promise<Rows> {
    const { client } = lent

    if (lent.settings) {
      const [rows] = await Promise.all([client.query(statement), lent.settings])
      return rows
    }

    const settings = [...this.scope(client), ...this.planMode(client, onePlan)]
    if (settings.length === 0) return client.query(statement)

    seen.delete(client)
    const asked = [...settings, statement]

    const sent = together(client, () =>
      asked.map((one) =>
        client.query(one).then(
          (rows) => ({ rows }),
          (error) => ({ error }),
        ),
      ),
    )

    lent.settings = sent.then((answers) => {
      const failed = answers.slice(0, -1).find((answer) => 'error' in answer)
      this.outdated = failed !== undefined
      if (failed) throw failed.error
      this.wasSet(client, onePlan)
    })

    await lent.settings
    const answer = (await sent).at(-1)!
    if ('error' in answer) throw answer.error

    return answer.rows
  }

  private scope(client: PoolClient): QueryConfig[] {
    if (seen.get(client) === this.tenant) return []

    return [
      {
        name: 'scope',
        text: `select set_config('app.workspaces', $1, false), set_config('app.user', $2, false)`,
        values: [this.workspaces, this.user],
      },
    ]
  }

  private planMode(client: PoolClient, onePlan: boolean): QueryConfig[] {
    if (onePlan === usesOnePlan.has(client)) return []

    return [
      {
        name: 'plan mode',
        text: `select set_config('plan_cache_mode', $1, false)`,
        values: [onePlan ? 'force_generic_plan' : 'auto'],
      },
    ]
  }

  private wasSet(client: PoolClient, onePlan: boolean) {
    seen.set(client, this.tenant)
    if (onePlan) usesOnePlan.add(client)
    else usesOnePlan.delete(client)
  }

  private get tenant() {
    return `${this.workspaces}|${this.user}`
  }

  // biome-ignore lint/correctness/useYield: read tables are paged, never streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read tables are paged, not streamed.')
  }
}

const MOST_INSTANCES = 1000

/** SQLSTATE of "cached plan must not change result type". */
const CHANGED_RESULT = '0A000'

const SEEN_BEFORE = 3
const MOST_PREPARED = 400
const statements = new Map<string, { times: number; name?: string }>()

/**
 * Names a statement that repeats, so that it is prepared: planning joins under row-level security
 * costs more than running them. Texts vary with filters and lists, so a connection keeps a limited
 * number of texts that it has seen before.
 */
function prepared(text: string): { name?: string } {
  const known = statements.get(text)

  if (!known) {
    if (statements.size < MOST_PREPARED * 10) statements.set(text, { times: 1 })
    return {}
  }

  if (known.name) return { name: known.name }
  if (++known.times < SEEN_BEFORE || named >= MOST_PREPARED) return {}
  known.name = `read ${named++}`

  return { name: known.name }
}

let named = 0
