import type { feedKinds } from '@workledger/contracts/calendar/calendar.events'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** Selects active employees born in one of the months between two days, both included. */
export function bornInMonthsOf(db: Reads, workspace: string, from: string, to: string) {
  return db
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name', 'avatar', 'birthday_on'])
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .where(
      sql<boolean>`extract(month from birthday_on) in (
        select extract(month from m) from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, '1 month') m)`,
    )
    .execute()
}

/** The most events that one calendar shows. */
const CALENDAR_MOST_EVENTS = 2000

/**
 * Selects events between two instants (ISO 8601, half-open) for the people of an office; with
 * `everything`, of all offices.
 */
export function companyEventsBetween(
  db: Reads,
  workspace: string,
  {
    start,
    end,
    office,
    everything,
  }: { start: string; end: string; office: string | null; everything: boolean },
) {
  return db
    .selectFrom('company_events as v')
    .leftJoin('offices as o', 'o.id', 'v.location_id')
    .where('v.workspace_id', '=', workspace)
    .where('v.deleted_at', 'is', null)
    .where('v.start_at', '<', end)
    .where('v.end_at', '>', start)
    .$if(!everything, (query) =>
      query.where((eb) =>
        eb.or([eb('v.location_id', 'is', null), eb('v.location_id', '=', office)]),
      ),
    )
    .selectAll('v')
    .select('o.name as office')
    .orderBy('v.start_at')
    .orderBy('v.id')
    .limit(CALENDAR_MOST_EVENTS)
    .execute()
}

export type CompanyEventRow = Awaited<ReturnType<typeof companyEventsBetween>>[number]

/** Selects an event, deleted or not. */
export const companyEventById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('company_events as v')
    .leftJoin('offices as o', 'o.id', 'v.location_id')
    .where('v.workspace_id', '=', workspace)
    .where('v.id', '=', id)
    .selectAll('v')
    .select('o.name as office')
    .executeTakeFirst()

/** Selects active people with an address, of an office or, with null, of the whole workspace. */
export function audienceOf(db: Reads, workspace: string, office: string | null) {
  return db
    .selectFrom('employees')
    .select(['id', 'email', 'user_id', 'location_id'])
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .where('email', 'is not', null)
    .$if(office !== null, (query) => query.where('location_id', '=', office))
    .orderBy('id')
    .execute()
}

/** Returns the time zone of an office or of the workspace; undefined for an unknown office. */
export async function zoneOf(
  db: Reads,
  workspace: string,
  office: string | null,
): Promise<string | undefined> {
  const found = office
    ? await db
        .selectFrom('offices')
        .select('timezone')
        .where('workspace_id', '=', workspace)
        .where('id', '=', office)
        .executeTakeFirst()
    : await db
        .selectFrom('workspaces')
        .select('timezone')
        .where('id', '=', workspace)
        .executeTakeFirst()
  return found?.timezone
}

export const feedsOf = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('calendar_feeds')
    .select(['id', 'kind', 'created_at'])
    .$narrowType<{ kind: (typeof feedKinds)[number] }>()
    .where('workspace_id', '=', workspace)
    .where('employee_id', '=', employee)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Selects a feed that was not revoked, with its active employee. */
export const feedById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('calendar_feeds as f')
    .innerJoin('employees as e', 'e.id', 'f.employee_id')
    .where('f.workspace_id', '=', workspace)
    .where('f.id', '=', id)
    .where('e.status', '=', 'active')
    .select([
      'f.id',
      'f.kind',
      'f.created_at',
      'e.id as employee_id',
      'e.location_id',
      'e.manager_id',
    ])
    .executeTakeFirst()

/** Returns an employee's reports, the other reports of their manager, and that manager. */
export async function teamOf(
  db: Reads,
  workspace: string,
  { id, manager_id }: { id: string; manager_id: string | null },
) {
  const rows = await db
    .selectFrom('employees')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb('manager_id', '=', id),
        ...(manager_id ? [eb('id', '=', manager_id), eb('manager_id', '=', manager_id)] : []),
      ]),
    )
    .execute()
  return rows.map((row) => row.id)
}
