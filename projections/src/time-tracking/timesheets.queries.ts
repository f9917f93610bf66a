import { refuse } from '@workledger/contracts/kernel/errors'
import type { DayRange } from '@workledger/domain/kernel/day-range'
import { sql } from 'kysely'
import { stepsName } from '../access/approval-steps.port'
import { isRequester, type Requesters } from '../access/requesters.port'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'

/** Returns the company's rules for timesheets; off without any. */
export async function timesheetRulesOf(db: Reads, workspace: string) {
  const set = await db
    .selectFrom('timesheet_rules')
    .select(['on', 'locked_until', 'revision'])
    .where('id', '=', workspace)
    .executeTakeFirst()
  return { on: false, locked_until: null, ...set, revision: (set?.revision ?? -1) + 1 }
}

/** Returns the timesheet of an employee's week by its first day. */
export const timesheetOf = (db: Reads, employee: string, from: string) =>
  db
    .selectFrom('timesheets')
    .select(['id', 'route'])
    .where('employee_id', '=', employee)
    .where('from_on', '=', from)
    .executeTakeFirst()

export const timesheetById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('timesheets')
    .select(['id', 'employee_id'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns a person's week whose steps name another employee, by its first day. */
export const weekNaming = (
  db: Reads,
  { employee, from, by }: { employee: string; from: string; by: string },
) =>
  db
    .selectFrom('timesheets as s')
    .select('s.id')
    .where('s.employee_id', '=', employee)
    .where('s.from_on', '=', from)
    .where(stepsName('s', by))
    .executeTakeFirst()

/** Selects the rules for the approval of weeks in steps. */
export const timesheetStepRulesOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('timesheet_approval_rules')
    .select(['id as rule_id', 'departments', 'from_hours', 'steps'])
    .where('workspace_id', '=', workspace)
    .orderBy('id')
    .execute()

/** Most entries of a week in the grid; arranging them takes some 50 ms. */
export const MOST_GRID_ENTRIES = 5000

/**
 * Returns a person's entries that have time between two days, both included, with their names. Of
 * more than `MOST_GRID_ENTRIES` it refuses: the list shows them by page.
 */
export async function entriesBetween(
  db: Reads,
  workspace: string,
  employee: string,
  days: DayRange,
) {
  const entries = await gridEntries(db, workspace, employee, days)
  if (entries.length > MOST_GRID_ENTRIES) refuse('timesheet.too_many_entries')
  return entries
}

const gridEntries = (db: Reads, workspace: string, employee: string, days: DayRange) =>
  db
    .selectFrom('time_entries as t')
    .leftJoin('project_names as p', 'p.id', 't.project_id')
    .leftJoin('clients as c', 'c.id', 'p.client_id')
    .leftJoin('tasks as k', 'k.id', 't.task_id')
    .leftJoin('billed_time as b', 'b.id', 't.id')
    .leftJoin('invoices as i', 'i.id', 'b.invoice_id')
    .where('t.workspace_id', '=', workspace)
    .where('t.employee_id', '=', employee)
    // An entry lasts 24 hours at most; over a day of 23 it ends on the second day after its first.
    .where('t.day', '>=', sql<string>`${days.from}::date - 2`)
    .where('t.day', '<=', days.to)
    .select([
      't.id',
      't.description',
      't.tags',
      't.project_id',
      't.task_id',
      't.start_at',
      't.end_at',
      't.zone',
      'p.name as project_name',
      'c.name as client_name',
      'k.title as task_title',
      sql<boolean>`b.id is not null`.as('billed'),
      sql<string | null>`case when i.state = 'issued' then i.invoice_number end`.as(
        'invoice_number',
      ),
    ])
    .orderBy('t.start_at')
    .orderBy('t.id')
    .limit(MOST_GRID_ENTRIES + 1)
    .execute()

export type WeekEntry = Awaited<ReturnType<typeof entriesBetween>>[number]

/**
 * Selects weeks that wait for a decision: those of one decision by whose they are, by the people who
 * decide leave, and those with steps whose step waits for the person.
 */
export const timesheetsToDecide = (
  workspace: string,
  requesters: Requesters,
  steps: readonly string[],
): WaitingRows =>
  sql<WaitingRow>`
    select s.id as record, s.employee_id, s.to_on as due, s.submitted_at as since, s.revision,
      null::text as title, null::text as detail
    from timesheets s join employees e on e.id = s.employee_id
    where s.workspace_id = ${workspace} and s.undecided
      and ((s.route is null and ${isRequester(requesters, 's.employee_id')}) or s.id = ${anyOf(steps)})`

/** Returns the seconds of these weeks by day and project. */
export const trackedIn = (db: Reads, timesheets: readonly string[]) =>
  db
    .selectFrom('timesheets as s')
    .innerJoin('time_entry_days as d', (join) =>
      join
        .onRef('d.workspace_id', '=', 's.workspace_id')
        .onRef('d.employee_id', '=', 's.employee_id')
        .onRef('d.day', '>=', 's.from_on')
        .onRef('d.day', '<=', 's.to_on'),
    )
    .leftJoin('project_names as p', 'p.id', 'd.project_id')
    .where('s.id', '=', anyOf(timesheets))
    .groupBy(['s.id', 'd.day', 'd.project_id', 'p.name'])
    .select([
      's.id as timesheet_id',
      'd.day',
      'd.project_id',
      'p.name as project_name',
      sql<number>`sum(d.seconds)::int`.as('seconds'),
    ])
    .execute()

export type TrackedInWeek = Awaited<ReturnType<typeof trackedIn>>[number]

/** Returns a submitted week with its employee. */
export const weekToTell = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('timesheets as s')
    .innerJoin('employees as e', 'e.id', 's.employee_id')
    .select([
      's.from_on',
      's.to_on',
      's.seconds',
      's.status',
      's.undecided',
      's.comment',
      's.route',
    ])
    .select(['e.first_name', 'e.last_name'])
    .where('s.workspace_id', '=', workspace)
    .where('s.id', '=', id)
    .executeTakeFirst()

export type DecidedWeek = NonNullable<Awaited<ReturnType<typeof weekToTell>>>
