import type { DayRange } from '@workledger/domain/kernel/day-range'
import type { PayCorrection } from '@workledger/domain/payroll/pay'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export const anyOf = (ids: readonly string[]) => sql<any>`any (${[...ids]}::uuid[])`

/** Entries `n` of approved runs `p` that are paid and not taken back. */
export const paidOfClosed = (db: Reads) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .where('n.should_pay', '=', true)
    .where('n.reversed_by', 'is', null)
    .where('p.status', '=', 'complete')
    .where('p.reverses', 'is', null)

export type ClosedRun = Awaited<ReturnType<typeof closedRuns>>[number]

/**
 * Approved runs of a currency whose period ends between two days, oldest first; `pays`: not all of
 * it was taken back.
 */
export const closedRuns = (
  db: Reads,
  workspace: string,
  currency: string,
  { from, to }: DayRange,
) =>
  db
    .selectFrom('payruns as r')
    .select(['r.id', 'r.start_on', 'r.end_on', 'r.facts_position'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payrun_entries as n')
            .select('n.id')
            .whereRef('n.payrun_id', '=', 'r.id')
            .where('n.should_pay', '=', true)
            .where('n.reversed_by', 'is', null),
        )
        .as('pays'),
    )
    .where('r.workspace_id', '=', workspace)
    .where('r.status', '=', 'complete')
    .where('r.reverses', 'is', null)
    .where('r.currency', '=', currency)
    .where('r.end_on', '>=', from)
    .where('r.end_on', '<=', to)
    .orderBy('r.start_on')
    .orderBy('r.end_on')
    .orderBy('r.id')
    .execute()

/**
 * Employees with an entry that was held back in one of these runs because its net was below zero,
 * each with the run.
 */
export const heldForNegative = (db: Reads, workspace: string, runs: readonly string[]) =>
  db
    .selectFrom('payrun_entries')
    .select(['payrun_id', 'employee_id'])
    .where('workspace_id', '=', workspace)
    .where('payrun_id', '=', anyOf(runs))
    .where('held', '=', 'negative_net')
    .where('reversed_by', 'is', null)
    .execute()

/** Entries of approved runs that can be corrected: paid, or held back; not reversed. */
export const correctable = (db: Reads, runs: readonly string[], employees: readonly string[]) =>
  db
    .selectFrom('payrun_entries')
    .select(['id', 'payrun_id', 'employee_id', 'pay', 'held'])
    .where('payrun_id', '=', anyOf(runs))
    .where('employee_id', '=', anyOf(employees))
    .where('reversed_by', 'is', null)
    .where((eb) => eb.or([eb('should_pay', '=', true), eb('held', 'is not', null)]))
    .execute()

/**
 * Of these employees those who have a contract by the end of an approved run and no entry in it; by
 * run.
 */
export const withoutEntry = (db: Reads, runs: readonly string[], employees: readonly string[]) =>
  db
    .selectFrom('payruns as p')
    .innerJoin('employees as e', 'e.workspace_id', 'p.workspace_id')
    .select(['p.id as payrun_id', 'e.id as employee_id'])
    .where('p.id', '=', anyOf(runs))
    .where('e.id', '=', anyOf(employees))
    .where((eb) =>
      eb.or([eb('e.terminated_on', 'is', null), eb('e.terminated_on', '>=', eb.ref('p.start_on'))]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('contracts as c')
          .select('c.id')
          .whereRef('c.employee_id', '=', 'e.id')
          .where((of) =>
            of.or([
              of('c.effective_on', '<=', of.ref('p.end_on')),
              of('c.start_date', '<=', of.ref('p.end_on')),
            ]),
          ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payrun_entries as n')
            .select('n.id')
            .whereRef('n.payrun_id', '=', 'p.id')
            .whereRef('n.employee_id', '=', 'e.id'),
        ),
      ),
    )
    .execute()

/**
 * Periods that approved runs pay these employees, or hold back for them, as far as they touch a
 * time. Of corrections alone no days are paid.
 */
export const periodsPaid = (db: Reads, employees: readonly string[], from: string, to: string) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .select(['n.employee_id', 'p.start_on as start', 'p.end_on as end'])
    .where('n.employee_id', '=', anyOf(employees))
    .where('n.reversed_by', 'is', null)
    .where((eb) => eb.or([eb('n.should_pay', '=', true), eb('n.held', 'is not', null)]))
    .where(sql<boolean>`n.contract_ids <> '[]'::jsonb`)
    .where('p.status', '=', 'complete')
    .where('p.reverses', 'is', null)
    .where('p.start_on', '<=', to)
    .where('p.end_on', '>=', from)
    .execute()

/**
 * Of these employees the first approved run of a currency that pays a last day of theirs, or holds
 * it back: by `employee day`.
 */
export async function firstToPay(
  db: Reads,
  currency: string,
  last: readonly { employee_id: string; day: string }[],
) {
  const days = last.map(({ day }) => day).sort()
  if (days.length === 0) return new Map<string, string>()

  const paid = await db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .select(['n.employee_id', 'p.id', 'p.start_on', 'p.end_on'])
    .where('n.employee_id', '=', anyOf([...new Set(last.map(({ employee_id }) => employee_id))]))
    .where('n.reversed_by', 'is', null)
    .where((eb) => eb.or([eb('n.should_pay', '=', true), eb('n.held', 'is not', null)]))
    .where('p.status', '=', 'complete')
    .where('p.reverses', 'is', null)
    .where('p.currency', '=', currency)
    .where('p.start_on', '<=', days.at(-1)!)
    .where('p.end_on', '>=', days[0]!)
    .orderBy('p.start_on')
    .orderBy('p.end_on')
    .orderBy('p.id')
    .execute()

  return new Map(
    last.flatMap(({ employee_id, day }): [string, string][] => {
      const first = paid.find(
        (run) => run.employee_id === employee_id && run.start_on <= day && day <= run.end_on,
      )
      return first ? [[`${employee_id} ${day}`, first.id]] : []
    }),
  )
}

/** Corrections that approved runs have paid, of all runs, for some employees. */
export async function takenCorrections(db: Reads, workspace: string, employees: readonly string[]) {
  const rows = await paidOfClosed(db)
    .select(sql<PayCorrection[] | null>`n.pay -> 'corrections'`.as('corrections'))
    .where('n.workspace_id', '=', workspace)
    .where('n.has_corrections', '=', true)
    .where('n.employee_id', '=', anyOf(employees))
    .execute()
  return rows.flatMap(({ corrections }) => corrections ?? [])
}
