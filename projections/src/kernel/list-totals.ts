import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Filter, filtered, type ListView } from './list-filter'
import type { ListQuery, ListResource } from './list-resource'
import { countedByTable } from './table'

/** Fewer rows are counted as quickly as they are looked up. */
const LARGE = 1_000

/** About 300 bytes each. */
const MOST_KNOWN = 10_000

interface Known {
  readonly versions: string
  readonly total: number
}

/** Totals by their count's SQL, oldest first. `undefined`: large, not yet counted with versions. */
const known = new Map<string, Known | undefined>()

/** The total's column of a page, and what its rows tell. */
export interface TotalColumns {
  readonly total: RawBuilder<number | null>
  readonly versions?: RawBuilder<string>
  /** Returns the total of a page by its first row; remembers it. */
  read(row: TotalRow | undefined): number | undefined
}

interface TotalRow {
  readonly total_rows?: number | string | null
  readonly total_versions?: string | null
}

/** Returns the query of a filter's total `n`: of its sums where the list has them, or of its rows. */
export const countOf = (view: ListView, filter: Filter, rows: ListQuery): ListQuery =>
  sumUp(view, filter) ?? rows.select(sql<number>`count(*)`.as('n'))

function sumUp({ db, resource, viewer }: ListView, filter: Filter): ListQuery | undefined {
  const { sums } = resource.source
  if (!sums || !Object.keys(filter).every((key) => Object.hasOwn(sums.sql, key))) return undefined
  const source = { ...resource.source, ...sums } as ListResource['source']

  const summed = filtered({ db, viewer, resource: { ...resource, source } }, filter).select(
    sql`coalesce(sum(${sql.raw(sums.rows)}), 0)`.as('n'),
  )

  const others = filtered({ db, resource, viewer }, filter)
    .where(sql<boolean>`${sql.raw(sums.except)}`)
    .select(sql`count(*)`.as('n'))

  return db.selectNoFrom(sql<number>`(${summed}) + (${others})`.as('n')) as ListQuery
}

/**
 * Returns the columns of a page's total. A large list's total is counted again only if a table of
 * its count has changed: the page's own snapshot compares their versions.
 */
export function totalColumns(view: ListView, filter: Filter, count: ListQuery): TotalColumns {
  const plain: TotalColumns = {
    total: sql<number>`(${count})`,
    read: (row) => row && Number(row.total_rows),
  }

  if (view.resource.source.ofInstallation) return plain
  const list = hash(listKey(view, filter))

  if (!known.has(list))
    return {
      ...plain,
      read(row) {
        const total = plain.read(row)
        if (total !== undefined && total >= LARGE) remember(list, undefined)
        return total
      },
    }

  const { sql: text, parameters } = count.compile()
  const tables = countedTablesOf(text)
  if (!tables) return plain

  const key = hash([view.viewer.workspace, text, ...parameters])
  const before = known.get(key)

  const versions = sql<string>`(select coalesce(string_agg(v.name || v.version, ' ' order by v.name), '')
    from table_versions v where v.workspace_id = ${view.viewer.workspace} and v.name in (${sql.join(tables)}))`

  return {
    // Only the branch that is needed runs.
    total: sql`case when ${versions} = ${before?.versions ?? null}::text then null else (${count}) end`,
    versions,
    read(row) {
      if (!row) return undefined
      const total = row.total_rows === null ? before!.total : Number(row.total_rows)
      remember(key, { versions: row.total_versions!, total })

      return total
    },
  }
}

/** Values from outside can be long. */
const hash = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64')

const listKey = ({ resource, viewer }: ListView, filter: Filter) => [
  resource.definition.name,
  viewer.workspace,
  viewer.everything ? '' : viewer.employee,
  filter,
]

function remember(key: string, total: Known | undefined) {
  known.delete(key)
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
  known.set(key, total)
}

/** What changes without a change of tables, and what is no read table. */
const UNSTEADY =
  /\b(now|\w+_timestamp|timeofday|random|nextval)\s*\(|\bcurrent_|\blocaltime|\b(?!read\.full_name)(read|operations|vault|jobs|log)\./

/**
 * Returns the tables of a count, by each word of its SQL that names one; undefined if a total of it
 * cannot be kept.
 */
function countedTablesOf(text: string): string[] | undefined {
  if (UNSTEADY.test(text)) return undefined
  const words = new Set(text.match(/\w+/g))
  const tables = [...words].filter((word) => countedByTable.has(word)).sort()
  return tables.length > 0 && tables.every((name) => countedByTable.get(name)) ? tables : undefined
}
