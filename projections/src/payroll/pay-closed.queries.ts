import type { PayCorrection } from '@workledger/domain/payroll/pay'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

const anyOf = (ids: readonly string[]) => sql<any>`any (${[...ids]}::uuid[])`

/** Where the facts of pay stand: no change is known beyond this position. */
export const factsPosition = async (db: Reads, workspace: string): Promise<string> =>
  (
    await db
      .selectFrom('pay_changes')
      .select('position')
      .where('workspace_id', '=', workspace)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.position ?? '0'

/**
 * Events after a position that may change the pay of the days from one to the other. Attendance counts for whom some
 * contract pays by the hour.
 */
const changes = (db: Reads, workspace: string, after: string, from: string | null, to: string) =>
  db
    .selectFrom('pay_changes as c')
    .where('c.workspace_id', '=', workspace)
    .where('c.position', '>', after)
    .where((eb) => eb.or([eb('c.from_on', 'is', null), eb('c.from_on', '<=', to)]))
    .$if(from !== null, (query) => query.where((eb) => eb.or([eb('c.to_on', 'is', null), eb('c.to_on', '>=', from!)])))
    .where((eb) =>
      eb.or([
        eb('c.kind', '!=', 'attendance'),
        eb('c.employee_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('contracts as k')
            .select('k.id')
            .whereRef('k.employee_id', '=', 'c.employee_id')
            .where('k.base_compensation_type', '=', 'hourly'),
        ),
      ]),
    )

/** What changed since a draft: of its own days or, for corrections, of days before; newest first, and how many for each employee. */
export async function changedSince(db: Reads, workspace: string, run: { id: string; facts_position: string; end_on: string }, most = 50) {
  // A run's own approval or reversal is no news to it.
  const found = () => changes(db, workspace, run.facts_position, null, run.end_on)
  const [counts, newest] = await Promise.all([
    found()
      .select(['c.employee_id', sql<number>`count(*)::int`.as('count')])
      .groupBy('c.employee_id')
      .execute(),
    found()
      .leftJoin('employees as e', 'e.id', 'c.employee_id')
      .select([
        'c.id',
        'c.employee_id',
        'c.kind',
        'c.type',
        'c.position',
        'c.changed_at',
        'e.oid',
        'e.first_name',
        'e.last_name',
        'e.avatar',
      ])
      .orderBy('c.position', 'desc')
      .limit(most)
      .execute(),
  ])
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    byEmployee: new Map(counts.map(({ employee_id, count }) => [employee_id, count])),
    newest,
  }
}

/** Employees whose pay of these days may have changed; `everybody` where a rule did. */
export async function changedEmployees(db: Reads, workspace: string, after: string, from: string, to: string) {
  const rows = await changes(db, workspace, after, from, to).select('c.employee_id').where('c.kind', '!=', 'run').distinct().execute()
  return {
    everybody: rows.some(({ employee_id }) => employee_id === null),
    employees: rows.flatMap(({ employee_id }) => employee_id ?? []),
  }
}

/** Approved runs of a currency whose period ends between two days, oldest first. */
export const closedRuns = (db: Reads, workspace: string, currency: string, from: string, to: string) =>
  db
    .selectFrom('payruns')
    .select(['id', 'start_on', 'end_on', 'currency', 'facts_position'])
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'complete')
    .where('reverses', 'is', null)
    .where('currency', '=', currency)
    .where('end_on', '>=', from)
    .where('end_on', '<=', to)
    .orderBy('start_on')
    .orderBy('end_on')
    .execute()

/** Entries of an approved run that can be corrected: paid, or held back; not reversed. Some employees', and those with a negative net. */
export const correctable = (db: Reads, payrun: string, employees: readonly string[] | undefined) =>
  db
    .selectFrom('payrun_entries')
    .select(['id', 'employee_id', 'pay', 'held'])
    .where('payrun_id', '=', payrun)
    .where('reversed_by', 'is', null)
    .where((eb) => eb.or([eb('should_pay', '=', true), eb('held', 'is not', null)]))
    .$if(employees !== undefined, (query) =>
      query.where((eb) => eb.or([eb('employee_id', '=', anyOf(employees!)), eb('held', '=', 'negative_net')])),
    )
    .execute()

/** Corrections that approved runs have paid, of all runs, for some employees. */
export async function takenCorrections(db: Reads, workspace: string, employees: readonly string[]) {
  if (employees.length === 0) return []
  const rows = await db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .select(['n.employee_id', 'n.pay'])
    .where('n.workspace_id', '=', workspace)
    .where('n.has_corrections', '=', true)
    .where('n.should_pay', '=', true)
    .where('n.reversed_by', 'is', null)
    .where('n.employee_id', '=', anyOf(employees))
    .where('p.status', '=', 'complete')
    .where('p.reverses', 'is', null)
    .execute()
  return rows.flatMap(({ pay }) => (pay?.corrections ?? []) as PayCorrection[])
}

const person = ['e.id', 'e.oid', 'e.first_name', 'e.last_name', 'e.avatar'] as const

/** Paid entries of a run whose employees another approved run has paid for some of the same days. */
export const paidTwice = (db: Reads, workspace: string, run: { id: string; start_on: string; end_on: string }) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('payrun_entries as o', 'o.employee_id', 'n.employee_id')
    .innerJoin('payruns as p', 'p.id', 'o.payrun_id')
    .innerJoin('employees as e', 'e.id', 'n.employee_id')
    .select([...person, 'n.id as entry_id', 'p.id as payrun_id', 'p.start_on', 'p.end_on'])
    .where('n.payrun_id', '=', run.id)
    .where('n.should_pay', '=', true)
    .where('p.workspace_id', '=', workspace)
    .where('p.id', '!=', run.id)
    .where('p.status', '=', 'complete')
    .where('p.reverses', 'is', null)
    .where('p.start_on', '<=', run.end_on)
    .where('p.end_on', '>=', run.start_on)
    .where('o.should_pay', '=', true)
    .where('o.reversed_by', 'is', null)
    // Of corrections alone no days are paid.
    .where(sql<boolean>`o.contract_ids <> '[]'::jsonb and n.contract_ids <> '[]'::jsonb`)
    .orderBy('e.last_name')
    .orderBy('n.id')
    .execute()

/** Shifts of a period that nobody has ended, of whom the run pays by the hour. */
export const openShifts = (db: Reads, run: { id: string; start_on: string; end_on: string }) =>
  db
    .selectFrom('attendance as a')
    .innerJoin('payrun_entries as n', 'n.employee_id', 'a.employee_id')
    .innerJoin('employees as e', 'e.id', 'a.employee_id')
    .select([...person, 'n.id as entry_id', 'a.day', 'a.in_at'])
    .where('n.payrun_id', '=', run.id)
    .where('n.should_pay', '=', true)
    .where('n.hourly', '=', true)
    .where('a.out_at', 'is', null)
    .where('a.day', '>=', run.start_on)
    .where('a.day', '<=', run.end_on)
    .orderBy('a.in_at')
    .execute()

/** Leaves in a period that nobody has decided, of whom the run pays. */
export const undecidedLeaves = (db: Reads, workspace: string, run: { id: string; start_on: string; end_on: string }) =>
  db
    .selectFrom('leaves as l')
    .innerJoin('payrun_entries as n', 'n.employee_id', 'l.employee_id')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .select([...person, 'n.id as entry_id', 'l.id as leave_id', 'l.start_on', 'l.finish_on'])
    .where('l.workspace_id', '=', workspace)
    .where('n.payrun_id', '=', run.id)
    .where('n.should_pay', '=', true)
    .where('l.status', '=', 'pending')
    .where('l.start_on', '<=', run.end_on)
    .where('l.finish_on', '>=', run.start_on)
    .orderBy('l.start_on')
    .execute()

/** Entries that will be held back, or were. */
export const heldEntries = (db: Reads, run: { id: string }) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('employees as e', 'e.id', 'n.employee_id')
    .select([...person, 'n.id as entry_id', 'n.net_pay', 'n.held'])
    .where('n.payrun_id', '=', run.id)
    .where((eb) => eb.or([eb('n.held', 'is not', null), eb.and([eb('n.should_pay', '=', true), eb('n.net_pay', '<=', '0')])]))
    .orderBy('e.last_name')
    .execute()

/** Entries with expenses that the run does not hold: somebody else has paid or holds them, or they are not approved any more. */
export async function lostExpenses(db: Reads, run: { id: string }) {
  const rows = await db
    .selectFrom('payrun_entries as n')
    .innerJoin('employees as e', 'e.id', 'n.employee_id')
    .select([...person, 'n.id as entry_id', 'n.should_pay', 'n.pay'])
    .where('n.payrun_id', '=', run.id)
    .where('n.has_expenses', '=', true)
    .orderBy('e.last_name')
    .execute()
  const held = await db.selectFrom('expenses').select('id').where('payrun_id', '=', run.id).where('payment', '=', 'in_pay_run').execute()
  const ids = new Set(held.map(({ id }) => id))
  return {
    any: rows.length > 0,
    lost: rows.flatMap(({ pay, ...row }) =>
      (pay?.expenses ?? []).flatMap(({ expense_id, amount }) => (ids.has(expense_id) ? [] : [{ ...row, expense_id, amount }])),
    ),
  }
}

/** Entries that leave a part of a deduction to the next run. */
export const carryingEntries = (db: Reads, run: { id: string }) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('employees as e', 'e.id', 'n.employee_id')
    .select([...person, 'n.id as entry_id', 'n.pay'])
    .where('n.payrun_id', '=', run.id)
    .where('n.should_pay', '=', true)
    .where('n.carries', '=', true)
    .orderBy('e.last_name')
    .execute()
