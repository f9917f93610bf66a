import { sql } from 'kysely'
import { spelled } from '../kernel/spelled'
import type { Reads } from '../kernel/tenant-reads'

/**
 * Tables of the records that events name by id, with the SQL of their names. The SQL is fixed here
 * and never comes from a request.
 */
const NAMED: readonly (readonly [table: string, name: string])[] = [
  ['employees', `read.full_name(first_name, last_name)`],
  ['offices', 'name'],
  ['departments', 'name'],
  ['designations', 'name'],
  ['roles', 'name'],
  ['leave_types', 'name'],
  ['leave_policies', 'name'],
  ['holidays', 'name'],
  ['clients', 'name'],
  ['projects', 'name'],
  ['tasks', 'title'],
  ['task_statuses', 'name'],
  ['payroll_categories', 'name'],
  ['invoices', 'invoice_number'],
  ['payruns', `start_on || ' – ' || end_on`],
  ['openings', 'title'],
  ['surveys', 'name'],
  ['company_events', 'title'],
  ['devices', 'name'],
  ['documents', 'filename'],
  ['custom_field_types', 'name'],
  ['candidates', `read.full_name(first_name, last_name)`],
  ['expenses', 'name'],
  // Days, which the interface formats.
  ['leaves', `start_on || ' – ' || finish_on`],
  ['contracts', 'effective_on'],
  [
    'contract_adjustments',
    '(select c.name from payroll_categories c where c.id = contract_adjustments.category_id)',
  ],
  [
    'payrun_entries',
    `(select read.full_name(e.first_name, e.last_name) from employees e where e.id = payrun_entries.employee_id)`,
  ],
]

/** Returns the known names for ids; a user has the name of their employee. */
export async function namesOfIds(
  db: Reads,
  workspace: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`any(${sql.val([...ids])}::uuid[])`

  const parts = NAMED.map(
    ([table, name]) =>
      sql`select id::text, (${sql.raw(name)})::text as name from ${sql.table(table)} where workspace_id = ${workspace} and id = ${wanted}`,
  )

  parts.push(
    sql`select user_id::text as id, read.full_name(first_name, last_name) as name from employees where workspace_id = ${workspace} and user_id = ${wanted}`,
  )

  const { rows } = await sql<{
    id: string
    name: string | null
  }>`${sql.join(parts, sql` union all `)}`.execute(db)

  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])))
}

/** SQL of the names that say more than a record's own: with the client, for example. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  [
    'invoices',
    `concat_ws(' · ', invoice_number, (select c.name from clients c where c.id = invoices.client_id))`,
  ],
])

export interface Subject {
  readonly kind: string
  readonly name: string
}

/** Returns records by id, each with its kind and a name that says which one it is. */
export async function subjectsOf(
  db: Reads,
  workspace: string,
  ids: readonly string[],
): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`any(${sql.val([...ids])}::uuid[])`

  const parts = NAMED.map(
    ([table, name]) =>
      sql`select id::text, ${table}::text as kind, (${sql.raw(SUBJECTS.get(table) ?? name)})::text as name from ${sql.table(table)} where workspace_id = ${workspace} and id = ${wanted}`,
  )

  const { rows } = await sql<{
    id: string
    kind: string
    name: string | null
  }>`${sql.join(parts, sql` union all `)}`.execute(db)

  return new Map(
    rows.flatMap(({ id, kind, name }) => (name ? [[id, { kind, name }] as const] : [])),
  )
}

/** Returns the invoices with exactly this number. */
export const invoicesNumbered = async (
  db: Reads,
  workspace: string,
  number: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('invoices')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where('invoice_number', 'in', [number, number.toUpperCase()])
      .limit(MOST_FOUND)
      .execute()
  ).map(({ id }) => id)

/** Records whose names auditors know, such as an invoice's number or a pay run's days. */
const SEARCHED = NAMED.filter(([table]) =>
  [
    'invoices',
    'payruns',
    'clients',
    'projects',
    'openings',
    'surveys',
    'leaves',
    'expenses',
    'documents',
    'devices',
  ].includes(table),
)

/** The most records of one kind that a word may find. */
const MOST_FOUND = 200

/** Returns the ids of records whose names contain a word. */
export async function recordsLike(db: Reads, workspace: string, word: string): Promise<string[]> {
  const like = spelled(word)

  const parts = SEARCHED.map(
    ([table, name]) =>
      sql`(select id::text from ${sql.table(table)} where workspace_id = ${workspace} and (${sql.raw(name)})::text ~* ${like} limit ${MOST_FOUND})`,
  )

  const { rows } = await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(db)

  return rows.map(({ id }) => id)
}
