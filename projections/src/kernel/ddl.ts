import type { Table } from './table'

/** Workspaces a request may see, as an array evaluated once for each query. */
const tenantList = `(select string_to_array(nullif(current_setting('app.workspaces', true), ''), ',')::uuid[])::uuid[]`

const currentUser = `(select nullif(current_setting('app.user', true), '')::uuid)`

/** Whether an index, as a table declares it, is among those that are made. */
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

  // A condition that no index serves: the planner would multiply it with the query's own condition
  // on the workspace, take any index on the workspace for a single row, and read all of a workspace
  // to find what is one person's.
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

/** Those indexes of a table that stands already, unless it has them. */
export const createIndexes = (table: Table, schema: string, wanted: Wanted): string[] =>
  indexesOf(table, schema, wanted).map(([index, on]) => `create index if not exists ${index} ${on}`)

const indexesOf = (table: Table, schema: string, wanted: Wanted) =>
  table.indexes.flatMap((columns, n) => {
    const on = `on ${schema}.${quote(table.name)} ${columns.startsWith('using') ? columns : `(${columns})`}`
    return wanted(columns) ? [[quote(`${table.name}_${n}`), on] as const] : []
  })

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
