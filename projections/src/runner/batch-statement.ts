import { quote } from '../kernel/ddl'
import type { Table } from '../kernel/table'

export type BatchRow = Record<string, unknown>

export interface Loaded {
  table: Table
  rows: Map<string, BatchRow | undefined>
  /** Values by column: rows with one of them are loaded too. */
  where: Map<string, Set<string>>
  changed: Set<string>
}

/** The projections' checkpoints before and after this batch. */
export interface Advance {
  readonly projections: readonly string[]
  readonly from: readonly (string | null)[]
  /** Raised whenever another process swaps or repairs a projection's tables. */
  readonly generations: readonly number[]
  readonly to: string | null
}

/** The rows of another table that follow from changed rows. */
export interface Following {
  table: Table
  by: string
  sources: readonly string[]
  rows: readonly BatchRow[]
}

/**
 * Builds deletes, upserts and checkpoints as one statement, which fails as a whole if another
 * process moved a checkpoint.
 */
export function statement(
  tables: readonly Loaded[],
  follows: readonly Following[],
  { projections, from, generations, to }: Advance,
) {
  const values: unknown[] = [to, projections, from, projections.length, generations]

  const parts = tables.flatMap(({ table, rows, changed }) => {
    const gone = [...changed].filter((key) => !rows.get(key))
    const kept = [...changed].flatMap((key) => rows.get(key) ?? [])
    const name = quote(table.name)
    const take = (value: unknown) => values.push(value)

    return [
      ...(gone.length
        ? [`delete from ${name} where id = any ($${take(gone)}::${table.columns.id!.sql}[])`]
        : []),
      ...(kept.length ? [upsert(table, take(JSON.stringify(kept)))] : []),
    ]
  })

  for (const { table, by, sources, rows } of follows) {
    const take = (value: unknown) => values.push(value)
    const source = `${quote(by)} = any ($${take(sources)}::${table.columns[by]!.sql}[])`
    const kept = `select 1 from unnest($${take(rows.map(({ id }) => id))}::${table.columns.id!.sql}[]) as kept(id) where kept.id = old.id`
    parts.push(`delete from ${quote(table.name)} old where ${source} and not exists (${kept})`)
    if (rows.length) parts.push(upsert(table, take(JSON.stringify(rows))))
  }

  const moved = `update checkpoints c set position = $1, updated_at = now() from unnest($2::text[], $3::text[], $5::int[]) as seen(projection, position, generation)
    where c.projection = seen.projection and c.position is not distinct from seen.position and c.generation = seen.generation returning 1`
  const text = `with ${[...parts, moved].map((part, n) => `part${n} as (${part})`).join(', ')} select insist((select count(*) from part${parts.length}), $4::int)`

  return { ...namedStatement(text), text, values }
}

function upsert(table: Table, parameter: number): string {
  const columns = Object.keys(table.columns)
  const names = columns.map(quote).join(', ')
  const updates = columns
    .filter((column) => column !== 'id')
    .map((column) => `${quote(column)} = excluded.${quote(column)}`)
  const shape = columns.map((column) => `${quote(column)} ${table.columns[column]!.sql}`).join(', ')

  return `insert into ${quote(table.name)} (${names}) select ${names} from json_to_recordset($${parameter}::json) as x(${shape})
    on conflict (id) do update set ${updates.join(', ')}`
}

/**
 * Names of statements that each connection prepares once; there are as many as sets of tables
 * touched together.
 */
const statementNames = new Map<string, string>()

function namedStatement(text: string): { name?: string } {
  if (!statementNames.has(text) && statementNames.size < 300)
    statementNames.set(text, `write ${statementNames.size}`)
  const name = statementNames.get(text)
  return name ? { name } : {}
}
