import type { InboxPlace } from '@workledger/contracts/inbox/inbox.api'
import type { InboxKind } from '@workledger/contracts/inbox/inbox-kinds'
import { sql } from 'kysely'
import { anyOf, anyOfTexts } from '../kernel/any-of'
import { wordsOf } from '../kernel/list-filter'
import { spelled } from '../kernel/spelled'
import { onePlan, type Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'

/** What waits for a person, by kind; a kind that they never decide is missing. */
export type InboxParts = Partial<Record<InboxKind, WaitingRows>>

export interface InboxRow extends WaitingRow {
  kind: InboxKind
  first_name: string | null
  last_name: string | null
  avatar: string | null
}

/** Returns the employees of leaves, expenses, corrections, weeks and overtime, by record. */
export async function employeesOfRequests(
  db: Reads,
  workspace: string,
  records: readonly string[],
): Promise<Map<string, string>> {
  const from = (table: string) =>
    sql`select id, employee_id from ${sql.table(table)}
      where workspace_id = ${workspace} and id = ${anyOf(records)}`

  const tables = [
    'leaves',
    'expenses',
    'attendance_corrections',
    'timesheets',
    'working_time_overtime',
  ].map(from)

  const { rows } = await sql<{ id: string; employee_id: string }>`${sql.join(
    tables,
    sql` union all `,
  )}`.execute(db)

  return new Map(rows.map(({ id, employee_id }) => [id, employee_id]))
}

/** Returns whether a record is among the items of one kind. */
export async function isWaiting(
  db: Reads,
  items: WaitingRows | undefined,
  record: string,
): Promise<boolean> {
  if (!items) return false

  const { rows } =
    await sql`select from (${items}) as items where record = ${record} limit 1`.execute(db)

  return rows.length > 0
}

interface InboxRequest {
  readonly kinds?: readonly InboxKind[] | undefined
  readonly q?: string | undefined
  readonly after?: InboxPlace | undefined
  readonly limit: number
}

/**
 * Returns a page of an inbox in the order of due days, and the number of all its items by kind. One
 * statement reads both, so that they agree.
 */
export async function inboxPage(
  db: Reads,
  parts: InboxParts,
  { kinds, q, after, limit }: InboxRequest,
): Promise<{ rows: InboxRow[]; more: boolean; counts: Partial<Record<InboxKind, number>> }> {
  const all = Object.entries(parts).map(
    ([kind, part]) =>
      sql`select ${sql.lit(kind)}::text collate "C" as kind, ${sql.raw(kind)}.* from (${part}) as ${sql.raw(kind)}`,
  )

  if (all.length === 0) return { rows: [], more: false, counts: {} }

  const chosen = [
    kinds && sql`i.kind = ${anyOfTexts(kinds)}`,
    after &&
      sql`(i.due, i.kind, i.record) > (${after.due}::date, ${after.kind}::text, ${after.record}::uuid)`,
    ...wordsOf(q).map(
      (word) =>
        sql`concat_ws(' ', read.full_name(e.first_name, e.last_name), i.title) ~* ${spelled(word)}`,
    ),
  ].filter((condition) => condition !== undefined)

  const where = chosen.length === 0 ? sql`true` : sql.join(chosen, sql` and `)

  const { rows } = await sql<
    { counts: Record<InboxKind, number> } & (InboxRow | { record: null })
  >`${onePlan}
    with items as materialized (${sql.join(all, sql` union all `)}),
      counted as (select coalesce(jsonb_object_agg(c.kind, c.n), '{}') as counts
        from (select kind, count(*)::int as n from items group by kind) c)
    select counted.counts, page.* from counted left join lateral (
      select i.*, e.first_name, e.last_name, e.avatar
      from items i left join employees e on e.id = i.employee_id
      where ${where} order by i.due, i.kind, i.record limit ${limit + 1}) page on true
    order by page.due, page.kind, page.record`.execute(db)

  const found = rows.filter((row): row is (typeof rows)[number] & InboxRow => row.record !== null)

  return {
    rows: found.slice(0, limit),
    more: found.length > limit,
    counts: rows[0]?.counts ?? {},
  }
}
