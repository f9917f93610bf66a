import { addDays } from '@workledger/domain/kernel/calendar-days'
import { groupBy } from '@workledger/domain/kernel/group-by'
import type { Period } from '@workledger/domain/payroll/pay-days'
import { termsOf } from '@workledger/domain/payroll/pay-inputs'
import { gapsBetween } from '@workledger/domain/people/employments'
import { contractsForPay } from '@workledger/projections/employment/employment.queries'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { paidBy, takenBack } from '@workledger/projections/payroll/pay-checks.queries'
import { periodsPaid } from '@workledger/projections/payroll/pay-closed.queries'
import { employeesForPay } from '@workledger/projections/payroll/pay-facts.queries'
import type { PayRunRow } from '@workledger/projections/payroll/payroll.queries'
import { payContract } from './pay-facts'

/** Earlier reversals are ignored. */
const DAYS_BACK = 366

/**
 * Returns reversed days under a contract that no run has paid since, one row for each range. An
 * approved run considers its own entries. A draft considers all periods that began by its end,
 * except its own.
 */
export async function unpaidSinceReversal(db: Reads, workspace: string, run: PayRunRow) {
  const draft = run.status === 'draft'
  const time = { from: addDays(run.start_on, -DAYS_BACK), to: run.end_on }
  const entries = await takenBack(db, workspace, run.currency, draft ? time : { run: run.id })
  if (entries.length === 0) return []
  const ids = [...new Set(entries.map(({ id }) => id))]
  const ends = entries.map(({ end_on }) => end_on).sort()

  const [people, contracts, paid, here] = await Promise.all([
    employeesForPay(db, workspace, ids),
    contractsForPay(db, workspace, ids),
    periodsPaid(db, ids, entries[0]!.start_on, ends.at(-1)!),
    draft ? paidBy(db, run, ids) : [],
  ])

  const known = new Map(people.map((person) => [person.id, person]))
  const versions = groupBy(contracts, ({ employee_id }) => employee_id)
  const elsewhere = new Map<string, Period[]>(groupBy(paid, ({ employee_id }) => employee_id))
  const add = (id: string, period: Period) =>
    elsewhere.set(id, [...(elsewhere.get(id) ?? []), period])
  for (const id of here) add(id, { start: run.start_on, end: run.end_on })

  return entries.flatMap((entry) => {
    const { terminated_on, hired_on, earlier } = known.get(entry.id)!
    const period = { start: entry.start_on, end: entry.end_on }

    const terms = termsOf(
      {
        versions: (versions.get(entry.id) ?? []).map((row) => payContract(row, [])),
        last_day: terminated_on,
        gaps: gapsBetween(earlier, hired_on),
        elsewhere: elsewhere.get(entry.id) ?? [],
      },
      period,
    )

    // Two runs over the same days may both be reversed; the days are unpaid once.
    add(entry.id, period)

    return terms
      .stretches(period)
      .filter(({ currency, rate }) => currency === run.currency && rate !== null)
      .map(({ from, to }) => ({ ...entry, start: from, end: to }))
  })
}
