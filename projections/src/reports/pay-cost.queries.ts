import type { PayCostInsight } from '@workledger/contracts/reports/insights.api'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { rounded, total } from '@workledger/domain/kernel/money'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { type DepartmentMonth, guardedMonths } from './department-months'
import type { InsightRange } from './insight-months'

interface Cost extends DepartmentMonth {
  currency: string
  gross_pay: string
}

/**
 * Returns the gross pay of approved runs by the month of their pay date, for each currency by
 * itself. Reversals and corrections count in the month in which they are paid. A person paid twice
 * in a month belongs to the department of the last payment, so no person is in two groups.
 */
export async function payCostInsight(
  db: Reads,
  { workspace, from, to, start, end }: InsightRange,
): Promise<PayCostInsight> {
  const { rows } = await sql<Cost>`
    with people as (
      select to_char(p.pay_date, 'YYYY-MM') as month, p.currency, n.employee_id,
        (array_agg(n.department_id order by p.approved_position desc))[1] as department_id,
        sum(n.gross_pay) as gross_pay
      from payruns p
      join payrun_entries n on n.payrun_id = p.id
      where p.workspace_id = ${workspace} and p.status = 'complete' and n.should_pay
        and p.pay_date >= ${start} and p.pay_date < ${end}
      group by 1, 2, 3)
    select x.month, x.currency, x.department_id, d.name as department, count(*)::int as people,
      coalesce(sum(x.gross_pay), 0)::text as gross_pay
    from people x left join departments d on d.id = x.department_id
    group by 1, 2, 3, 4 order by 1, 2, 4 nulls last`.execute(db)

  const guarded = [...groupBy(rows, ({ currency }) => currency)]
    .flatMap(([currency, some]) => guardedMonths(some).map((month) => ({ ...month, currency })))
    .sort((a, b) => a.month.localeCompare(b.month) || a.currency.localeCompare(b.currency))

  return {
    from,
    to,
    rows: guarded.flatMap((month) =>
      month.rows.map(({ row: { people, gross_pay, ...row }, shown }) => ({
        ...row,
        people: shown ? people : null,
        gross_pay: shown ? rounded(gross_pay, row.currency) : null,
      })),
    ),
    months: guarded.map(({ month, currency, rows: some, total: shown }) => ({
      month,
      currency,
      people: shown ? some.reduce((sum, { row }) => sum + row.people, 0) : null,
      gross_pay: shown
        ? total(
            some.map(({ row }) => row.gross_pay),
            currency,
          )
        : null,
    })),
  }
}
