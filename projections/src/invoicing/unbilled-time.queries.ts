import { MOST_ENTRIES } from '@workledger/contracts/invoicing/unbilled-time.api'
import type { TrackedEntry } from '@workledger/domain/invoicing/time-lines'
import { type RawBuilder, sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { hourlyRate } from '../projects/hourly-rate.port'
import { inApprovedWeek } from '../time-tracking/approved-time.port'

export interface UnbilledFilter {
  readonly client_id: string
  readonly project_ids?: readonly string[] | undefined
  /** Local days of the entries' starts, both included. */
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  /** Only entries whose days all lie in approved weeks. */
  readonly approved?: boolean
}

const seconds = sql<number>`extract(epoch from t.end_at - t.start_at)::int`

const firstDay = sql.ref('t.day')

/** The instant of an entry's end is no longer part of it; one without length ends where it begins. */
const lastDay = sql`(greatest(t.start_at, t.end_at - interval '1 microsecond') at time zone t.zone)::date`

const inApproved = (day: RawBuilder<unknown>) => inApprovedWeek(sql.ref('t.employee_id'), day)

const unbilled = (db: Reads, workspace: string) =>
  db
    .selectFrom('time_entries as t')
    .innerJoin('project_names as p', 'p.id', 't.project_id')
    .leftJoin('clients as c', 'c.id', 'p.client_id')
    .where('t.workspace_id', '=', workspace)
    .where('t.billable', '=', true)
    .where('t.end_at', 'is not', null)
    .where(sql<boolean>`not exists (select 1 from billed_time b where b.id = t.id)`)

/** Selects entries by start, at most one more than an invoice takes. */
export async function unbilledTime(
  db: Reads,
  workspace: string,
  { client_id, project_ids, from, to, approved }: UnbilledFilter,
): Promise<TrackedEntry[]> {
  let query = unbilled(db, workspace).where('p.client_id', '=', client_id)

  if (project_ids)
    query = query.where(sql<boolean>`t.project_id = any (${[...project_ids]}::uuid[])`)

  if (from) query = query.where('t.day', '>=', from)
  if (to) query = query.where('t.day', '<=', to)
  if (approved) query = query.where(inApproved(firstDay)).where(inApproved(lastDay))

  return query
    .leftJoin('employees as e', 'e.id', 't.employee_id')
    .leftJoin('tasks as k', 'k.id', 't.task_id')
    .select([
      't.id',
      't.day',
      'p.id as project_id',
      'p.name as project',
      't.task_id',
      'k.title as task',
      't.employee_id',
      't.description',
    ])
    .select([
      seconds.as('seconds'),
      hourlyRate.as('rate'),
      sql<string | null>`nullif(read.full_name(e.first_name, e.last_name), '')`.as('employee'),
    ])
    .orderBy('t.start_at')
    .orderBy('t.id')
    .limit(MOST_ENTRIES + 1)
    .execute()
}

/** Returns one project's number of unbilled entries, their seconds, and the hourly rate. */
export async function unbilledOfProject(db: Reads, workspace: string, project: string) {
  const [sums, priced] = await Promise.all([
    unbilled(db, workspace)
      .where('t.project_id', '=', project)
      .select([
        sql<number>`count(*)::int`.as('entries'),
        sql<number>`coalesce(sum(${seconds}), 0)::float8`.as('seconds'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('project_names as p')
      .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
      .leftJoin('clients as c', 'c.id', 'p.client_id')
      .where('p.workspace_id', '=', workspace)
      .where('p.id', '=', project)
      .select([hourlyRate.as('rate'), 'w.currency'])
      .executeTakeFirst(),
  ])
  return priced && { ...sums, ...priced }
}

/** Counts the time entries of an invoice that are unchanged since they were added to it. */
export async function billedAsTracked(db: Reads, invoice: string): Promise<number> {
  const { count } = await db
    .selectFrom('billed_time as b')
    .innerJoin('time_entries as t', 't.id', 'b.id')
    .where('b.invoice_id', '=', invoice)
    .where('t.billable', '=', true)
    .where(sql<boolean>`${seconds} = b.seconds`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
