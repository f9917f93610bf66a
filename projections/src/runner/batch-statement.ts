import { quote } from '../kernel/ddl'
import type { Table } from '../kernel/table'
import { selectRows } from './row-source'

export type BatchRow = Record<string, unknown>

export interface Loaded {
  table: Table
  rows: Map<string, BatchRow | undefined>
  /** Keys of rows still to be loaded. */
  sought: Set<string>
  /** Values by column: rows with one of them are loaded too. */
  where: Map<string, Set<string>>
  /** Keys of the rows that were loaded. */
  stored: Set<string>
  changed: Set<string>
}

/** The rows of another table that follow from changed rows, by the key of their source. */
export interface Following {
  table: Table
  by: string
  from: Loaded
  rows: ReadonlyMap<string, readonly BatchRow[]>
}

/** The rows that a batch of events changes, by table. */
export interface FoldedBatch {
  readonly tables: ReadonlyMap<string, Loaded>
  readonly follows: readonly Following[]
}

/** The projections' checkpoints before and after this batch. */
export interface Advance {
  readonly projections: readonly string[]
  readonly from: readonly (string | null)[]
  /** Raised whenever another process swaps or repairs a projection's tables. */
  readonly generations: readonly number[]
  readonly to: string | null
}

/** A notification, sent if the batch commits. */
export interface Notice {
  readonly channel: string
  readonly payload: string
}

/** How rows that were not loaded are written: as new ones, or in the place of others. */
type Unknown = 'insert' | 'upsert'

/**
 * Builds deletes, inserts, upserts and checkpoints as one statement, which fails as a whole if
 * another process moved a checkpoint.
 */
export function statement(
  { tables, follows }: FoldedBatch,
  { projections, from, generations, to }: Advance,
  unknown: Unknown,
  notice?: Notice,
) {
  const values: unknown[] = [to, projections, from, projections.length, generations]
  const take = (value: unknown) => values.push(value)
  const isNew = ({ stored }: Loaded, key: string) => unknown === 'insert' && !stored.has(key)

  const parts = [...tables.values()].flatMap((loaded) => {
    const { table, rows, changed } = loaded
    const [gone, added, kept]: [string[], BatchRow[], BatchRow[]] = [[], [], []]

    for (const key of changed) {
      const row = rows.get(key)

      if (row) (isNew(loaded, key) ? added : kept).push(row)
      else if (!isNew(loaded, key)) gone.push(key)
    }

    return [
      ...(gone.length
        ? [
            `delete from ${quote(table.name)} where id = any ($${take(gone)}::${table.columns.id!.sql}[])`,
          ]
        : []),
      ...write(table, { added, kept }, take),
    ]
  })

  for (const { table, by, from, rows } of follows) {
    const known = [...rows.keys()].filter((source) => !isNew(from, source))
    const kept = known.flatMap((source) => rows.get(source)!)

    const added =
      known.length === rows.size
        ? []
        : [...rows].flatMap(([source, own]) => (isNew(from, source) ? own : []))

    if (known.length > 0) {
      const source = `${quote(by)} = any ($${take(known)}::${table.columns[by]!.sql}[])`
      const ids = `select 1 from unnest($${take(kept.map(({ id }) => id))}::${table.columns.id!.sql}[]) as kept(id) where kept.id = old.id`
      parts.push(`delete from ${quote(table.name)} old where ${source} and not exists (${ids})`)
    }

    parts.push(...write(table, { added, kept }, take))
  }

  const moved = `update checkpoints c set position = $1, updated_at = now() from unnest($2::text[], $3::text[], $5::int[]) as seen(projection, position, generation)
    where c.projection = seen.projection and c.position is not distinct from seen.position and c.generation = seen.generation returning 1`
  const told = notice ? `, pg_notify($${take(notice.channel)}, $${take(notice.payload)})` : ''
  const text = `with ${[...parts, moved].map((part, n) => `part${n} as (${part})`).join(', ')} select insist((select count(*) from part${parts.length}), $4::int)${told}`

  return { ...namedStatement(text), text, values }
}

const write = (
  table: Table,
  { added, kept }: { added: readonly BatchRow[]; kept: readonly BatchRow[] },
  take: (value: unknown) => number,
): string[] => [
  ...(added.length ? [insert(table, added, take)] : []),
  ...(kept.length ? [upsert(table, kept, take)] : []),
]

function insert(table: Table, rows: readonly BatchRow[], take: (value: unknown) => number): string {
  const names = Object.keys(table.columns).map(quote).join(', ')

  return `insert into ${quote(table.name)} (${names}) ${selectRows(table, rows, take)}`
}

function upsert(table: Table, rows: readonly BatchRow[], take: (value: unknown) => number): string {
  const updates = Object.keys(table.columns)
    .filter((column) => column !== 'id')
    .map((column) => `${quote(column)} = excluded.${quote(column)}`)

  return `${insert(table, rows, take)} on conflict (id) do update set ${updates.join(', ')}`
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
