import type { Table } from './table'

/** Workspaces that a request may see, as an array evaluated once per query. */
const tenantList = `(select string_to_array(nullif(current_setting('app.workspaces', true), ''), ',')::uuid[])::uuid[]`

const currentUser = `(select nullif(current_setting('app.user', true), '')::uuid)`

/** Tells whether to create an index that a table declares. */
type Wanted = (index: string) => boolean

/**
 * Returns the statements that create one read table with its indexes, row-level security and
 * grants. The owner stays above it: `pg_dump` refuses a table whose policies bind the role that
 * dumps.
 */
export function createTable(table: Table, schema = 'read', wanted: Wanted = () => true): string {
  const name = `${schema}.${quote(table.name)}`
  const columns = Object.entries(table.columns).map(
    ([column, { sql }]) => `${quote(column)} ${sql}`,
  )

  // The condition is written so that no index serves it. Otherwise the planner multiplies it with
  // the query's own condition on the workspace and expects one row. It then takes any index on the
  // workspace and reads the whole workspace for one person's rows.
  const visible =
    table.tenant === 'workspace_id'
      ? `array_position(${tenantList}, workspace_id) is not null`
      : `${quote(table.tenant)} = ${currentUser}`

  return [
    `create table ${name} (${columns.join(', ')}, primary key (id))`,
    ...indexesOf(table, schema, wanted).map(([index, on]) => `create index ${index} ${on}`),
    `alter table ${name} enable row level security`,
    `create policy tenant on ${name} for select to wl_request, wl_jobs using (${visible})`,
    `create policy projector on ${name} to wl_projector using (true) with check (true)`,
    ...(table.signIn
      ? [
          `create policy sign_in on ${name} for select to wl_vault using (true)`,
          `grant select on ${name} to wl_vault`,
        ]
      : []),
    `grant select on ${name} to wl_request, wl_jobs`,
    `grant select, insert, update, delete on ${name} to wl_projector`,
  ].join(';\n')
}

/** Returns the triggers that raise the version of a counted table; see `read.raise_version`. */
export const versionTriggers = ({ name, counted }: Table, schema: string): string[] =>
  counted
    ? [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ].map(
        ([act, rows]) =>
          `create or replace trigger version_${act} after ${act} on ${schema}.${quote(name)}
            referencing ${rows} table as changed for each statement execute function read.raise_version()`,
      )
    : []

/** Returns the statements that create missing indexes of an existing table. */
export const createIndexes = (table: Table, schema: string, wanted: Wanted): string[] =>
  indexesOf(table, schema, wanted).map(([index, on]) => `create index if not exists ${index} ${on}`)

const indexesOf = (table: Table, schema: string, wanted: Wanted) =>
  table.indexes.flatMap((columns, n) => {
    const on = `on ${schema}.${quote(table.name)} ${columns.startsWith('using') ? columns : `(${columns})`}`
    return wanted(columns) ? [[quote(`${table.name}_${n}`), on] as const] : []
  })

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
