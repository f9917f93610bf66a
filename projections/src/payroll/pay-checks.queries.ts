import { sql } from 'kysely'
import { isUnpaired, whosePunch } from '../biometrics/whose-punch.port'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { byLastName } from '../people/by-last-name.port'
import { payoutsHeldBy } from '../working-time/payouts.port'

const personColumns = ['e.id', 'e.oid', 'e.first_name', 'e.last_name', 'e.avatar'] as const

/** Starts a query of a run's entries `n` with their employees. */
const entriesOf = (db: Reads, run: { id: string }) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('employees as e', 'e.id', 'n.employee_id')
    .select([...personColumns, 'n.id as entry_id'])
    .where('n.payrun_id', '=', run.id)

/** Starts a query of a run's paid entries. */
const paidEntriesOf = (db: Reads, run: { id: string }) =>
  entriesOf(db, run).where('n.should_pay', '=', true)

/** Selects the entries that pay what a closed run owed their employees but left out. */
export async function owedBefore(db: Reads, run: { id: string }) {
  const rows = await paidEntriesOf(db, run)
    .select('n.pay')
    .where('n.has_corrections', '=', true)
    .orderBy(byLastName)
    .execute()
  return rows.flatMap(({ pay, ...row }) => {
    const periods = new Set(
      pay?.corrections.flatMap(({ entry_id, start }) => (entry_id === row.id ? [start] : [])),
    )
    return periods.size > 0
      ? [{ ...row, periods: periods.size, first: [...periods].sort()[0]! }]
      : []
  })
}

/**
 * Selects a run's paid entries whose employees another approved run has paid for some of the same
 * days.
 */
export const paidTwice = (
  db: Reads,
  workspace: string,
  run: { id: string; start_on: string; end_on: string },
) =>
  paidEntriesOf(db, run)
    .innerJoin('payrun_entries as o', 'o.employee_id', 'n.employee_id')
    .innerJoin('payruns as p', 'p.id', 'o.payrun_id')
    .select(['p.id as payrun_id', 'p.start_on', 'p.end_on'])
    .where('p.workspace_id', '=', workspace)
    .where('p.id', '!=', run.id)
    .where('p.status', '=', 'complete')
    .where('p.reverses', 'is', null)
    .where('p.start_on', '<=', run.end_on)
    .where('p.end_on', '>=', run.start_on)
    .where('o.should_pay', '=', true)
    .where('o.reversed_by', 'is', null)
    // An entry of corrections only pays for no days.
    .where(sql<boolean>`o.contract_ids <> '[]'::jsonb and n.contract_ids <> '[]'::jsonb`)
    .orderBy(byLastName)
    .orderBy('n.id')
    .execute()

/**
 * Returns those of these employees whom an approved run in another currency paid for all days of a
 * run.
 */
export const paidInAnotherCurrency = async (
  db: Reads,
  workspace: string,
  run: { start_on: string; end_on: string; currency: string },
  employees: readonly string[],
) =>
  employees.length === 0
    ? []
    : db
        .selectFrom('payrun_entries as n')
        .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
        .select('n.employee_id')
        .distinct()
        .where('p.workspace_id', '=', workspace)
        .where('p.status', '=', 'complete')
        .where('p.reverses', 'is', null)
        .where('p.currency', '!=', run.currency)
        .where('p.start_on', '<=', run.start_on)
        .where('p.end_on', '>=', run.end_on)
        .where('n.should_pay', '=', true)
        .where('n.reversed_by', 'is', null)
        .where(sql<boolean>`n.contract_ids <> '[]'::jsonb`)
        .where('n.employee_id', 'in', [...employees])
        .execute()

/** Selects a period's shifts without an end, of employees whom the run pays by the hour. */
export const openShifts = (db: Reads, run: { id: string; start_on: string; end_on: string }) =>
  paidEntriesOf(db, run)
    .innerJoin('attendance as a', 'a.employee_id', 'n.employee_id')
    .select(['a.day', 'a.in_at'])
    .where('n.hourly', '=', true)
    .where('a.out_at', 'is', null)
    .where('a.day', '>=', run.start_on)
    .where('a.day', '<=', run.end_on)
    .orderBy('a.in_at')
    .execute()

/**
 * Selects a period's punches without a shift, of employees whom the run pays by the hour, by day of
 * the device's clock.
 */
export const unpairedPunches = (db: Reads, run: { id: string; start_on: string; end_on: string }) =>
  paidEntriesOf(db, run)
    .innerJoin('device_registrations as r', 'r.employee_id', 'n.employee_id')
    .innerJoin('device_punches as p', whosePunch)
    .select(['p.id as punch_id', 'p.at', sql<string>`left(p.device_time, 10)`.as('day')])
    .where('n.hourly', '=', true)
    .where(
      sql<boolean>`left(p.device_time, 10) between ${run.start_on}::text and ${run.end_on}::text`,
    )
    .where(sql<boolean>`${sql.raw(isUnpaired)}`)
    .orderBy('p.at')
    .execute()

/**
 * Selects a period's undecided corrections of attendance, of employees whom the run pays by the
 * hour.
 */
export const undecidedCorrections = (
  db: Reads,
  run: { id: string; start_on: string; end_on: string },
) =>
  paidEntriesOf(db, run)
    .innerJoin('attendance_corrections as a', 'a.employee_id', 'n.employee_id')
    .select(['a.id as correction_id', 'a.day'])
    .where('n.hourly', '=', true)
    .where('a.status', '=', 'pending')
    .where('a.day', '>=', run.start_on)
    .where('a.day', '<=', run.end_on)
    .orderBy('a.day')
    .execute()

/** Selects a period's undecided leaves of employees whom the run pays. */
export const undecidedLeaves = (
  db: Reads,
  workspace: string,
  run: { id: string; start_on: string; end_on: string },
) =>
  paidEntriesOf(db, run)
    .innerJoin('leaves as l', 'l.employee_id', 'n.employee_id')
    .select(['l.id as leave_id', 'l.start_on', 'l.finish_on'])
    .where('l.workspace_id', '=', workspace)
    .where('l.status', '=', 'pending')
    .where('l.start_on', '<=', run.end_on)
    .where('l.finish_on', '>=', run.start_on)
    .orderBy('l.start_on')
    .execute()

/**
 * Selects people who left by the end of a run, at most a year before, and whose last day no run
 * pays.
 */
export const unpaidLeavers = (
  db: Reads,
  workspace: string,
  run: { id: string; start_on: string; end_on: string },
  since: string,
) =>
  db
    .selectFrom('employees as e')
    .select([...personColumns, 'e.terminated_on'])
    .where('e.workspace_id', '=', workspace)
    .where('e.terminated_on', '>=', since)
    .where('e.terminated_on', '<=', run.end_on)
    // A leaver without any paid contract is owed nothing.
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
    .orderBy(byLastName)
    .limit(1000)
    .execute()

/**
 * Selects reversed entries with days of approved runs of a currency, oldest period first. They are
 * of one run, or of the runs in a period.
 */
export const takenBack = (
  db: Reads,
  workspace: string,
  currency: string,
  of: { run: string } | { from: string; to: string },
) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .innerJoin('employees as e', 'e.id', 'n.employee_id')
    .select([...personColumns, 'n.id as entry_id', 'p.id as payrun_id', 'p.start_on', 'p.end_on'])
    .where('p.workspace_id', '=', workspace)
    .where('p.status', '=', 'complete')
    .where('p.currency', '=', currency)
    .where('n.reversed_by', 'is not', null)
    .where(sql<boolean>`n.contract_ids <> '[]'::jsonb`)
    .$if('run' in of, (query) => query.where('p.id', '=', 'run' in of ? of.run : ''))
    .$if('from' in of, (query) =>
      'from' in of
        ? query.where('p.end_on', '>=', of.from).where('p.start_on', '<=', of.to)
        : query,
    )
    .orderBy('p.start_on')
    .orderBy(byLastName)
    .orderBy('n.id')
    .execute()

/** Returns those of these employees whom a run pays. */
export const paidBy = async (db: Reads, run: { id: string }, employees: readonly string[]) =>
  (await paidEntriesOf(db, run).where('e.id', '=', anyOf(employees)).execute()).map(({ id }) => id)

/** Selects entries that are, or will be, held back. */
export const heldEntries = (db: Reads, run: { id: string }) =>
  entriesOf(db, run)
    .select(['n.net_pay', 'n.held'])
    .where((eb) =>
      eb.or([
        eb('n.held', 'is not', null),
        eb.and([eb('n.should_pay', '=', true), eb('n.net_pay', '<=', '0')]),
      ]),
    )
    .orderBy(byLastName)
    .execute()

/**
 * Selects entries with expenses that the run does not hold: another run holds or paid them, or they
 * are no longer approved.
 */
export async function lostExpenses(db: Reads, run: { id: string }) {
  const rows = await entriesOf(db, run)
    .select(['n.should_pay', 'n.pay'])
    .where('n.has_expenses', '=', true)
    .orderBy(byLastName)
    .execute()

  const held = await db
    .selectFrom('expenses')
    .select('id')
    .where('payrun_id', '=', run.id)
    .where('payment', '=', 'in_pay_run')
    .execute()

  const ids = new Set(held.map(({ id }) => id))

  return {
    any: rows.length > 0,
    lost: rows.flatMap(({ pay, ...row }) =>
      (pay?.expenses ?? []).flatMap(({ expense_id, amount }) =>
        ids.has(expense_id) ? [] : [{ ...row, expense_id, amount }],
      ),
    ),
  }
}

/**
 * Selects entries with hours paid out that the run does not hold: another run holds or paid them, or
 * they were withdrawn.
 */
export async function lostPayouts(db: Reads, run: { id: string }) {
  const rows = await entriesOf(db, run)
    .select(['n.should_pay', 'n.pay'])
    .where('n.has_payouts', '=', true)
    .orderBy(byLastName)
    .execute()

  const ids = new Set(rows.length > 0 ? await payoutsHeldBy(db, run.id) : [])

  return {
    any: rows.length > 0,
    lost: rows.flatMap(({ pay, ...row }) =>
      (pay?.allowances ?? []).flatMap(({ payout_id, amount }) =>
        payout_id === undefined || ids.has(payout_id) ? [] : [{ ...row, payout_id, amount }],
      ),
    ),
  }
}

/**
 * Selects hours paid out up to a day that no run pays, because the contract of their day pays by the
 * hour, or has no pay.
 */
export const payoutsWithoutPrice = (db: Reads, workspace: string, upTo: string) =>
  db
    .selectFrom('working_time_payouts as w')
    .innerJoin('employees as e', 'e.id', 'w.employee_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('contracts as v')
          .select(['v.base_compensation_type', 'v.base_compensation_amount'])
          .whereRef('v.employee_id', '=', 'w.employee_id')
          .whereRef('v.effective_on', '<=', 'w.day')
          .orderBy('v.effective_on', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select([...personColumns, 'w.id as payout_id', 'w.day'])
    .where('w.workspace_id', '=', workspace)
    .where('w.status', '=', 'waiting')
    .where('w.day', '<=', upTo)
    .where((eb) =>
      eb.or([
        eb('c.base_compensation_type', '=', 'hourly'),
        eb('c.base_compensation_amount', 'is', null),
      ]),
    )
    .orderBy(byLastName)
    .orderBy('w.day')
    .limit(1000)
    .execute()

/** Selects entries that leave part of a deduction to the next run. */
export const carryingEntries = (db: Reads, run: { id: string }) =>
  paidEntriesOf(db, run)
    .select(['e.terminated_on', 'n.pay'])
    .where('n.carries', '=', true)
    .orderBy(byLastName)
    .execute()
