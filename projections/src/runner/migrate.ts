import type { ClientBase } from 'pg'
import { createTable, versionTriggers } from '../kernel/ddl'
import type { Projection } from '../kernel/projection'
import { rebuildStatements } from './late-indexes'
import { runnerSchema } from './schema.sql'
import { shapeOf } from './shape'

/**
 * Creates the read schema and, while the log is empty, the tables of each projection. Later, a
 * projection with a new shape gets a rebuild next to its live tables (see rebuilder.ts), which keep
 * serving. Idempotent; runs as the owner. `apply` creates the schema itself.
 */
export async function migrateReadTables(
  client: ClientBase,
  projections: readonly Projection[],
  apply: (sql: string) => Promise<unknown> = (sql) => client.query(sql),
): Promise<void> {
  await apply(runnerSchema)

  const adopted = await adoptedShapes(client)

  for (const projection of projections) {
    if (adopted.has(projectionState(projection))) continue
    await client.query('begin')

    try {
      await adopt(client, projection)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }

  await forget(client, projections)
  await addTriggers(client, projections)
}

/** Text that differs if anything differs that `adopt` writes. */
function projectionState(projection: Projection): string {
  const { ddl, indexes } = rebuildStatements(projection)
  return JSON.stringify([projection.name, shapeOf(projection), ddl, indexes])
}

/**
 * Returns the states of projections for which `adopt` has nothing to do. A start then sends one
 * statement instead of five for each projection.
 */
async function adoptedShapes(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<Record<'projection' | 'shape' | 'ddl' | 'indexes', string>>(
    `select projection, shape, ddl, indexes from read.definitions join read.checkpoints using (projection, shape)
     where not exists (
       select from read_next.checkpoints c where c.projection = definitions.projection and c.shape <> definitions.shape)`,
  )

  return new Set(
    rows.map(({ projection, shape, ddl, indexes }) =>
      JSON.stringify([projection, shape, ddl, indexes]),
    ),
  )
}

async function adopt(client: ClientBase, projection: Projection): Promise<void> {
  const shape = shapeOf(projection)
  const tables = projection.tables.map(({ name }) => name)
  const known = [projection.name, shape]
  const { ddl, indexes } = rebuildStatements(projection)

  await client.query(
    `insert into read.definitions (projection, shape, tables, ddl, indexes) values ($1, $2, $3, $4, $5)
     on conflict (projection, shape) do update set ddl = excluded.ddl, indexes = excluded.indexes`,
    [...known, tables, ddl, indexes],
  )

  // A rebuild to a shape that no version here needs.
  await client.query(
    `with gone as (delete from read_next.checkpoints where projection = $1 and shape <> $2 returning tables)
     select read.drop_next(tables) from gone`,
    known,
  )

  const { rows } = await client.query('select shape from read.checkpoints where projection = $1', [
    projection.name,
  ])
  if (rows[0]?.shape === shape) return
  const started = await client.query(
    "select from information_schema.tables where table_schema = 'log' and table_name = 'events'",
  )
  const events = started.rowCount
    ? await client.query('select from log.events union all select from log.chain limit 1')
    : undefined

  if (events?.rowCount)
    await client.query(`select read.ask_rebuild($1, $2, 'a new version')`, known)
  else await begin(client, projection, shape, tables)
}

/** Creates the tables directly, because an empty log has nothing to fold. */
async function begin(
  client: ClientBase,
  projection: Projection,
  shape: string,
  tables: readonly string[],
): Promise<void> {
  const { rows } = await client.query(
    'select unnest(tables) as name from read.checkpoints where projection = $1',
    [projection.name],
  )

  for (const { name } of rows)
    await client.query(`drop table if exists read.${client.escapeIdentifier(name)}`)

  for (const table of projection.tables) await client.query(createTable(table))

  await client.query(
    `insert into read.checkpoints (projection, shape, position, tables) values ($1, $2, null, $3)
     on conflict (projection) do update set shape = excluded.shape, position = null, tables = excluded.tables, generation = checkpoints.generation + 1`,
    [projection.name, shape, tables],
  )
}

/**
 * Adds triggers that tables of earlier versions lack, also to those of a rebuild under way. It
 * touches no table that has them: a new trigger waits for writers.
 */
async function addTriggers(client: ClientBase, projections: readonly Projection[]) {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('read', 'read_next') and c.relkind = 'r'
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'version_delete')`,
  )

  const tables = new Map(
    projections.flatMap((one) => one.tables.map((table) => [table.name, table])),
  )

  for (const { schema, name } of rows) {
    const triggers = tables.has(name) ? versionTriggers(tables.get(name)!, schema) : []
    if (triggers.length > 0) await client.query(triggers.join(';\n'))
  }
}

/** Removes projections that this version lacks, and unused definitions. */
async function forget(client: ClientBase, projections: readonly Projection[]): Promise<void> {
  const names = projections.map(({ name }) => name)

  const { rows } = await client.query(
    'delete from read.checkpoints where projection <> all ($1) returning tables',
    [names],
  )

  for (const name of rows.flatMap(({ tables }) => tables))
    await client.query(`drop table if exists read.${client.escapeIdentifier(name)}`)

  await client.query(
    `with gone as (delete from read_next.checkpoints where projection <> all ($1) returning tables) select read.drop_next(tables) from gone`,
    [names],
  )

  await client.query('delete from read.dead_letters where projection <> all ($1)', [names])
  await client.query('delete from read.blocked_streams where projection <> all ($1)', [names])
}
