import type { DayRange } from '@workledger/domain/kernel/day-range'
import type { PayCorrection } from '@workledger/domain/payroll/pay'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Starts a query of entries `n` of approved runs `p` that are paid and not reversed. */
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
 * Selects approved runs of a currency whose period ends between two days, oldest first. `pays`
 * tells whether the run has a paid entry that is not reversed.
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
 * Selects employees with an entry that was held back for a negative net in one of these runs, with
 * the run.
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

/** Selects entries of approved runs that can be corrected: paid or held back, and not reversed. */
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
 * Selects, by run, those of these employees without an entry in an approved run. They had a
 * contract by the run's end.
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
 * Selects periods in which approved runs paid these employees, or held pay back, as far as they
 * overlap a period. An entry of corrections only pays for no days.
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
 * Returns, by `employee day`, the first approved run of a currency that pays or holds back a last
 * day of these employees.
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

/** Returns the corrections that approved runs have paid to some employees. */
export async function takenCorrections(db: Reads, workspace: string, employees: readonly string[]) {
  const rows = await paidOfClosed(db)
    .select(sql<PayCorrection[] | null>`n.pay -> 'corrections'`.as('corrections'))
    .where('n.workspace_id', '=', workspace)
    .where('n.has_corrections', '=', true)
    .where('n.employee_id', '=', anyOf(employees))
    .execute()
  return rows.flatMap(({ corrections }) => corrections ?? [])
}
