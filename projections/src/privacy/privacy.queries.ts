import type { ErasedKind, StayingKind } from '@workledger/contracts/privacy/privacy.kinds'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { lastPaidOn, lastWorkedOn } from './retention.sql'

/** Selects a former employee with the facts from which their retention counts. */
export const retainedPerson = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('retained_people as r')
    .selectAll('r')
    .select([
      sql<string | null>`${sql.raw(lastPaidOn('r.id'))}`.as('last_paid_on'),
      sql<string | null>`${sql.raw(lastWorkedOn('r.id'))}`.as('last_worked_on'),
    ])
    .where('r.workspace_id', '=', workspace)
    .where('r.id', '=', id)
    .where('r.status', '<>', 'employed')
    .executeTakeFirst()

/** Selects the approved runs that pay an employee, newest first. */
export const payslipsOf = (db: Reads, employee: string) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .select([
      'n.id',
      'p.id as payrun_id',
      'p.start_on',
      'p.end_on',
      'p.pay_date',
      'p.currency',
      'n.net_pay',
    ])
    .where('n.employee_id', '=', employee)
    .where('n.should_pay', '=', true)
    .where('p.status', '=', 'complete')
    .orderBy('p.end_on', 'desc')
    .orderBy('n.id')
    .execute()

/** Returns whether an employee has an entry in a pay run that is not approved yet. */
export const inDraftOfPay = async (db: Reads, employee: string): Promise<boolean> =>
  (await db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as r', 'r.id', 'n.payrun_id')
    .select('n.id')
    .where('n.employee_id', '=', employee)
    .where('r.status', 'in', ['drafting', 'draft'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Returns the owners of expired data exports. */
export const expiredExports = async (db: Reads, workspace: string): Promise<string[]> =>
  (
    await db
      .selectFrom('data_exports')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where(sql<boolean>`expires_at <= now()`)
      .execute()
  ).map(({ id }) => id)

/** Returns the owners of a workspace's data exports. */
export const exportsOf = async (db: Reads, workspace: string): Promise<string[]> =>
  (
    await db.selectFrom('data_exports').select('id').where('workspace_id', '=', workspace).execute()
  ).map(({ id }) => id)

/** Returns the approved runs that paid an employee. */
export const runsThatPaid = async (db: Reads, employee: string): Promise<string[]> =>
  [...new Set((await payslipsOf(db, employee)).map(({ payrun_id }) => payrun_id))].sort()

/** Returns the applications from which this employee was hired. */
export const applicationsOf = async (db: Reads, employee: string): Promise<string[]> =>
  (
    await db.selectFrom('candidates').select('id').where('employee_id', '=', employee).execute()
  ).map(({ id }) => id)

/**
 * Records of a person to count, by their fate at erasure; every table has the person's id in
 * `column`.
 */
const goes: Readonly<
  Record<
    Exclude<ErasedKind, 'profile' | 'account'>,
    readonly [table: string, column: string, where?: string]
  >
> = {
  contacts: ['emergency_contacts', 'employee_id'],
  dependants: ['dependants', 'employee_id'],
  bank_account: ['bank_accounts', 'id'],
  custom_values: ['custom_values', 'id'],
  contract_pay: ['contracts', 'employee_id'],
  payslip_amounts: ['payrun_entries', 'employee_id'],
  documents: ['documents', 'employee_id'],
  leave_texts: ['leaves', 'employee_id'],
  expense_texts: ['expenses', 'employee_id'],
  attendance_notes: [
    'attendance',
    'employee_id',
    'coalesce(check_in_task, check_out_done_task, check_out_tomorrow_task) is not null or in_location is not null or out_location is not null',
  ],
  time_texts: ['time_entries', 'employee_id', "description <> ''"],
  survey_answers: ['survey_answers', 'employee_id'],
  task_texts: ['tasks', 'title_by'],
  applications: ['candidates', 'employee_id'],
  mails: ['deliveries', 'person_id'],
}

const stays: Readonly<
  Record<Exclude<StayingKind, 'history' | 'decisions'>, readonly [table: string, column: string]>
> = {
  pay_runs: ['payrun_entries', 'employee_id'],
  leave_days: ['leaves', 'employee_id'],
  attendance_times: ['attendance', 'employee_id'],
  tracked_time: ['time_entries', 'employee_id'],
  expense_amounts: ['expenses', 'employee_id'],
}

/** Returns the number of records of each kind that an erasure deletes and keeps. */
export async function heldOf(
  db: Reads,
  employee: string,
): Promise<{ goes: Record<string, number>; stays: Record<string, number> }> {
  const counts = Object.entries({ ...prefixed('goes', goes), ...prefixed('stays', stays) }).map(
    ([name, [table, column, where = 'true']]) =>
      sql`(select count(*)::int from ${sql.table(table)} where ${sql.ref(column)} = ${employee} and (${sql.raw(where)})) as ${sql.ref(name)}`,
  )

  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)

  const of = (kind: string) =>
    Object.fromEntries(
      Object.entries(rows[0] ?? {}).flatMap(([name, count]) =>
        name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), count]] : [],
      ),
    )

  return { goes: of('goes'), stays: of('stays') }
}

const prefixed = <T>(kind: string, counted: Readonly<Record<string, T>>) =>
  Object.fromEntries(
    Object.entries(counted).map(([name, value]) => [`${kind} ${name}`, value]),
  ) as Record<string, readonly [table: string, column: string, where?: string]>

/** Returns whether a legal hold keeps the data of a person. */
export async function isHeld(
  db: Reads,
  { workspace, person }: { workspace: string; person: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('retained_people')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('id', '=', person)
    .where('held_at', 'is not', null)
    .executeTakeFirst()

  return row !== undefined
}
