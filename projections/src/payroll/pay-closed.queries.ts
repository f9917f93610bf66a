import type { PayCorrection } from '@workledger/domain/payroll/pay'
import { type ExpressionBuilder, sql } from 'kysely'
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
 * contract pays by the hour, a balance of leave for whoever leaves then.
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
        eb('c.kind', 'not in', ['attendance', 'balance']),
        eb.and([eb('c.kind', '=', 'attendance'), eb('c.employee_id', 'is', null)]),
        eb.and([eb('c.kind', '=', 'balance'), eb.exists(leavers(eb, workspace, from, to))]),
        eb.and([
          eb('c.kind', '=', 'attendance'),
          eb.exists(
            eb
              .selectFrom('contracts as k')
              .select('k.id')
              .whereRef('k.employee_id', '=', 'c.employee_id')
              .where('k.base_compensation_type', '=', 'hourly'),
          ),
        ]),
      ]),
    )

/** Whether employee `l` left in a time, by the end of the present employment or of one before a rehire. */
const leftWithin = (from: string | null, to: string) => sql<boolean>`(
  l.terminated_on between coalesce(${from}::date, '-infinity') and ${to}::date
  or exists (select from jsonb_array_elements(l.earlier) as before
    where (before ->> 'to')::date between coalesce(${from}::date, '-infinity') and ${to}::date))`

/** Whoever left in a time, of the employee of a change or of all. */
const leavers = (eb: ExpressionBuilder<any, any>, workspace: string, from: string | null, to: string) =>
  eb
    .selectFrom('employees as l')
    .select('l.id')
    .where('l.workspace_id', '=', workspace)
    .where(leftWithin(from, to))
    .where((on) => on.or([on('c.employee_id', 'is', null), on('l.id', '=', on.ref('c.employee_id'))]))

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
  const rows = await changes(db, workspace, after, from, to)
    .select(['c.employee_id', 'c.kind'])
    .where('c.kind', '!=', 'run')
    .distinct()
    .execute()
  const ofAll = rows.filter(({ employee_id }) => employee_id === null)
  const left = ofAll.some(({ kind }) => kind === 'balance')
    ? await db.selectFrom('employees as l').select('l.id').where('l.workspace_id', '=', workspace).where(leftWithin(from, to)).execute()
    : []
  return {
    everybody: ofAll.some(({ kind }) => kind !== 'balance'),
    employees: [...rows.flatMap(({ employee_id }) => employee_id ?? []), ...left.map(({ id }) => id)],
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

/**
 * Employees with a contract by the end of an approved run, some or all, who have no entry in it and whom no other run has paid
 * for any of its days.
 */
export const withoutEntry = (
  db: Reads,
  workspace: string,
  run: { id: string; start_on: string; end_on: string },
  employees: readonly string[] | undefined,
) =>
  db
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.workspace_id', '=', workspace)
    .$if(employees !== undefined, (query) => query.where('e.id', '=', anyOf(employees!)))
    .where((eb) => eb.or([eb('e.terminated_on', 'is', null), eb('e.terminated_on', '>=', run.start_on)]))
    // A run that was reversed as a whole leaves nobody out.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('payrun_entries as s')
          .select('s.id')
          .where('s.payrun_id', '=', run.id)
          .where('s.should_pay', '=', true)
          .where('s.reversed_by', 'is', null),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('contracts as c')
          .select('c.id')
          .whereRef('c.employee_id', '=', 'e.id')
          .where((of) => of.or([of('c.effective_on', '<=', run.end_on), of('c.start_date', '<=', run.end_on)])),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payrun_entries as n')
            .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
            .select('n.id')
            .whereRef('n.employee_id', '=', 'e.id')
            .where('p.reverses', 'is', null)
            .where((of) =>
              of.or([
                of('p.id', '=', run.id),
                of.and([
                  of('p.status', '=', 'complete'),
                  of('p.start_on', '<=', run.end_on),
                  of('p.end_on', '>=', run.start_on),
                  of('n.should_pay', '=', true),
                  of('n.reversed_by', 'is', null),
                  sql<boolean>`n.contract_ids <> '[]'::jsonb`,
                ]),
              ]),
            ),
        ),
      ),
    )
    .execute()

/** Entries that pay what their employees were owed in a closed run without them. */
export async function owedBefore(db: Reads, run: { id: string }) {
  const rows = await db
    .selectFrom('payrun_entries as n')
    .innerJoin('employees as e', 'e.id', 'n.employee_id')
    .select([...person, 'n.id as entry_id', 'n.pay'])
    .where('n.payrun_id', '=', run.id)
    .where('n.should_pay', '=', true)
    .where('n.has_corrections', '=', true)
    .orderBy('e.last_name')
    .execute()
  return rows.flatMap(({ pay, ...row }) => {
    const periods = new Set(pay?.corrections.flatMap(({ entry_id, start }) => (entry_id === row.id ? [start] : [])))
    return periods.size > 0 ? [{ ...row, periods: periods.size, first: [...periods].sort()[0]! }] : []
  })
}

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

/** Corrections of attendance in a period that nobody has decided, of whom the run pays by the hour. */
export const undecidedCorrections = (db: Reads, run: { id: string; start_on: string; end_on: string }) =>
  db
    .selectFrom('attendance_corrections as a')
    .innerJoin('payrun_entries as n', 'n.employee_id', 'a.employee_id')
    .innerJoin('employees as e', 'e.id', 'a.employee_id')
    .select([...person, 'n.id as entry_id', 'a.id as correction_id', 'a.day'])
    .where('n.payrun_id', '=', run.id)
    .where('n.should_pay', '=', true)
    .where('n.hourly', '=', true)
    .where('a.status', '=', 'pending')
    .where('a.day', '>=', run.start_on)
    .where('a.day', '<=', run.end_on)
    .orderBy('a.day')
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

/** People who left up to the end of a run, a year before it at most, and whom no run pays on their last day. */
export const unpaidLeavers = (db: Reads, workspace: string, run: { id: string; start_on: string; end_on: string }, since: string) =>
  db
    .selectFrom('employees as e')
    .select([...person, 'e.terminated_on'])
    .where('e.workspace_id', '=', workspace)
    .where('e.terminated_on', '>=', since)
    .where('e.terminated_on', '<=', run.end_on)
    // Who never had a contract with pay is owed none.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('contracts as c')
          .select('c.id')
          .whereRef('c.employee_id', '=', 'e.id')
          .where('c.base_compensation_amount', 'is not', null),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payrun_entries as n')
            .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
            .select('n.id')
            .whereRef('n.employee_id', '=', 'e.id')
            .where('n.should_pay', '=', true)
            .where('n.reversed_by', 'is', null)
            .where('p.reverses', 'is', null)
            .whereRef('p.start_on', '<=', 'e.terminated_on')
            .whereRef('p.end_on', '>=', 'e.terminated_on')
            .where((of) => of.or([of('p.status', '=', 'complete'), of('p.id', '=', run.id)])),
        ),
      ),
    )
    .orderBy('e.last_name')
    .limit(1000)
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
    .select([...person, 'e.terminated_on', 'n.id as entry_id', 'n.pay'])
    .where('n.payrun_id', '=', run.id)
    .where('n.should_pay', '=', true)
    .where('n.carries', '=', true)
    .orderBy('e.last_name')
    .execute()
