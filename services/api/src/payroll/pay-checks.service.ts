import { Injectable } from '@nestjs/common'
import { worded } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { type PayCheck } from '@workledger/contracts/payroll/pay-runs.api'
import {
  accountPaying,
  companyAccountsOf,
  payablesOf,
} from '@workledger/projections/payments/payments.queries'
import { changedSince } from '@workledger/projections/payroll/pay-changes.queries'
import { paidInAnotherCurrency } from '@workledger/projections/payroll/pay-checks.queries'
import { type PayRunRow, peopleOf } from '@workledger/projections/payroll/payroll.queries'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { namedEmployee } from './named'
import {
  blockingChecks,
  type CheckedRun,
  checkedRun,
  isDraft,
  looksAt,
  runChecks,
  warningChecks,
} from './run-checks'

/** Most people that one check names; its `count` includes all. */
const MOST_NAMED = 500

/** Checks of a run before its approval. */
@Injectable()
export class PayChecks {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
  ) {}

  async forRun(ctx: Ctx, workspace: string, run: PayRunRow) {
    const today = await this.zones.companyToday(ctx, workspace)

    const [changed, ofRun, blocking, calculated, warning] = await this.queries.ask(
      workspace,
      (db) => {
        const checked = checkedRun({ db, workspace, run, today })
        return Promise.all([
          isDraft(run) ? changedSince(db, workspace, run) : undefined,
          checksOfRun(checked),
          checksOfPeople(checked, blockingChecks),
          warningsOf(checked),
          checksOfPeople(checked, warningChecks),
        ])
      },
    )

    const checks = [...blocking, ...calculated, ...warning].filter(({ count }) => count > 0)

    return {
      stale: changed && changed.count > 0 ? staleness(changed) : null,
      checks: [...ofRun, ...checks],
      accounts: await this.missingAccounts(workspace, run),
    }
  }

  /** Returns the accounts that a draft's transfers lack. */
  private async missingAccounts(workspace: string, run: PayRunRow) {
    if (!isDraft(run)) return { company: false, count: 0, people: [] }
    return this.queries.ask(workspace, async (db) => {
      const [company, payable] = await Promise.all([
        companyAccountsOf(db, workspace),
        payablesOf(db, run.id),
      ])

      const missing = payable.filter(({ account }) => !account)
      const people = missing
        .slice(0, MOST_NAMED)
        .map((row) => namedEmployee({ ...row, id: row.employee_id }).employee)

      return {
        company: payable.length > 0 && !accountPaying(company, run.currency),
        count: missing.length,
        people,
      }
    })
  }
}

async function checksOfRun(checked: CheckedRun): Promise<PayCheck[]> {
  const checks = runChecks.filter((check) => looksAt(check, checked.run))
  const params = await Promise.all(checks.map((check) => check.find(checked)))

  return checks.flatMap((check, n) =>
    params[n] ? [{ ...answer(check, [], params[n]), count: 1 }] : [],
  )
}

async function checksOfPeople(
  checked: CheckedRun,
  all: typeof blockingChecks,
): Promise<PayCheck[]> {
  const checks = all.filter((check) => looksAt(check, checked.run))
  const people = await Promise.all(checks.map((check) => check.find(checked)))

  return checks.map((check, n) => {
    const count = check.countsPeople
      ? new Set(people[n]!.map(({ employee }) => employee.id)).size
      : people[n]!.length
    return { ...answer(check, people[n]!, { count }), count }
  })
}

/**
 * Returns warnings of the run's calculation. Leaves out the currency warning of people whom a run
 * in their own currency has paid.
 */
async function warningsOf({ db, workspace, run }: CheckedRun): Promise<PayCheck[]> {
  const { warnings } = run
  const abroad = warnings.flatMap(({ code, employee_id }) =>
    code === 'other_currency' ? [employee_id] : [],
  )

  const [rows, paid] = await Promise.all([
    peopleOf(db, workspace, [...new Set(warnings.map(({ employee_id }) => employee_id))]),
    paidInAnotherCurrency(db, workspace, run, abroad),
  ])

  const people = new Map(rows.map((row) => [row.id, row]))
  const isPaid = new Set(paid.map(({ employee_id }) => employee_id))
  const left = warnings.filter(
    ({ code, employee_id }) => code !== 'other_currency' || !isPaid.has(employee_id),
  )

  return [...new Set(left.map(({ code }) => code))].map((code) => {
    const warned = left.flatMap((each) =>
      each.code === code ? (people.get(each.employee_id) ?? []) : [],
    )
    return answer(
      { code: `payroll.${code}`, severity: 'warns' },
      warned.map((row) => ({ ...namedEmployee(row), entry_id: null, facts: {} })),
    )
  })
}

const answer = (
  { code, severity }: Pick<PayCheck, 'severity'> & { code: string },
  people: PayCheck['people'],
  params: NonNullable<Fault['params']> = {},
): PayCheck => ({
  ...worded({ code, params: { count: people.length, ...params } }),
  severity,
  count: people.length,
  people: people.slice(0, MOST_NAMED),
})

/** Returns the changes since the draft was calculated. */
const staleness = ({ count, byEmployee, newest }: Awaited<ReturnType<typeof changedSince>>) => ({
  count,
  entries: [...byEmployee]
    .flatMap(([employee_id, changes]) => (employee_id ? [{ employee_id, count: changes }] : []))
    .slice(0, MOST_NAMED),
  newest: newest.map(({ id, kind, type, position, changed_at, employee_id, ...row }) => ({
    id,
    kind: kind as 'contract',
    type,
    position,
    changed_at,
    employee: employee_id ? namedEmployee({ ...row, id: employee_id }).employee : null,
  })),
})
