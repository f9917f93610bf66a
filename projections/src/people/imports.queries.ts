import type { keptPeopleReasons, leftValueReasons } from '@workledger/contracts/people/imports.api'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

type Reason = (typeof keptPeopleReasons)[number]

/** Records with an employee that make them part of the company's history, by reason. */
export const historyTables = {
  paid: ['payrun_entries'],
  leave: ['leaves', 'leave_adjustments', 'leave_delegations'],
  time: [
    'attendance',
    'attendance_corrections',
    'time_entries',
    'timesheets',
    'working_time_payouts',
    'device_registrations',
  ],
  expenses: ['expenses'],
  documents: ['documents'],
  work: ['project_members', 'tasks', 'checklists', 'checklist_items'],
  changed: ['emergency_contacts', 'dependants', 'contract_adjustments'],
} as const satisfies Partial<Record<Reason, readonly string[]>>

/**
 * Other tables with an employee. They follow from a table above or from the import itself, or only
 * someone who has joined has rows in them.
 */
export const tablesWithoutHistory = [
  'attendance_days',
  'time_entry_days',
  'time_entry_months',
  'working_time_lines',
  'working_time_months',
  'working_time_overtime',
  'leave_years',
  'contracts',
  'watched_acts',
  'pay_changes',
  'audit_filters',
  'record_views',
  'timer_favourites',
  'survey_answers',
  'survey_ratings',
  'saved_reports',
  'notices',
  'push_devices',
  'calendar_feeds',
  'candidates',
  'candidate_notes',
] as const

const there = (tables: readonly string[]) =>
  sql.join(
    tables.map(
      (table) => sql`exists (select from ${sql.table(table)} x where x.employee_id = e.id)`,
    ),
    sql` or `,
  )

/**
 * Returns the people whom an import added and who are here, with the reason why an undo leaves
 * them. `planUndo` adds those whose reports stay. `reassigned`: people who have another manager by
 * now, also if their rows are late.
 */
export async function peopleOfImport(
  db: Reads,
  workspace: string,
  importId: string,
  reassigned: readonly string[] = [],
) {
  const { rows } = await sql<{
    id: string
    name: string
    oid: string | null
    manager_id: string | null
    reason: Reason | null
  }>`
    select e.id, read.full_name(e.first_name, e.last_name) as name, e.oid, e.manager_id, case
      when e.user_id is not null then 'joined'
      when ${there(historyTables.paid)} then 'paid'
      when ${there(historyTables.leave)} then 'leave'
      when ${there(historyTables.time)} then 'time'
      when exists (
        select from working_time_lines x where x.employee_id = e.id and x.booked_by is not null
      ) then 'time'
      when ${there(historyTables.expenses)} then 'expenses'
      when ${there(historyTables.documents)} then 'documents'
      when ${there(historyTables.work)} then 'work'
      when exists (
        select from retained_people x where x.id = e.id and x.held_at is not null
      ) then 'held'
      when e.revision > (p.terminated or (i.invites and p.has_email))::int
        or (select count(*) from contracts c where c.employee_id = e.id) <> p.has_contract::int
        or exists (select from contracts c where c.employee_id = e.id and c.revision > 0)
        or exists (
          select from custom_values v where v.id = e.id and v.revision >= p.has_values::int
        )
        or exists (select from bank_accounts b where b.id = e.id and b.position > i.finished_position)
        or exists (select from provisioned_people x where x.id = e.id)
        or exists (select from employments x where x.id = e.id)
        or ${there(historyTables.changed)} then 'changed'
      when exists (
        select from employees r
        where r.time_off_manager_id = e.id or (r.manager_id = e.id and r.id <> all(${[...reassigned]}::uuid[]) and not exists (
          select from imported_employees o where o.id = r.id and o.import_id = p.import_id
        ))
      ) then 'leads' end as reason
    from imported_employees p
    join employee_imports i on i.id = p.import_id
    join employees e on e.id = p.id
    where p.workspace_id = ${workspace} and p.import_id = ${importId}
    order by name, e.id`.execute(db)

  return rows
}

type LeftReason = (typeof leftValueReasons)[number]

/** Returns the people whose values the last undo of an import left, with the fields. */
export async function leftValuesOf(
  db: Reads,
  workspace: string,
  { importId, most }: { importId: string; most: number },
) {
  const { rows } = await sql<{ id: string; name: string; reason: LeftReason; fields: string[] }>`
    select e.id, read.full_name(e.first_name, e.last_name) as name, l.reason, l.fields
    from employee_imports i,
      jsonb_to_recordset(i.left) as l(employee_id uuid, reason text, fields jsonb)
    join employees e on e.id = l.employee_id
    where i.workspace_id = ${workspace} and i.id = ${importId}
    order by name, e.id, l.reason limit ${most}`.execute(db)

  return rows
}
