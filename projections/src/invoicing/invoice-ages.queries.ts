import {
  type InvoiceAge,
  type InvoiceAgesInsight,
  invoiceAges,
} from '@workledger/contracts/reports/insights.api'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { rounded, total } from '@workledger/domain/kernel/money'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { balance } from './invoicing.sql'

interface Aged {
  currency: string
  age: InvoiceAge
  invoices: number
  amount: string
}

/**
 * Returns what clients owe today by days past the due date, for each currency by itself. An invoice
 * is overdue from the day after its due date on.
 */
export async function invoiceAgesInsight(
  db: Reads,
  workspace: string,
  today: string,
): Promise<InvoiceAgesInsight> {
  const { rows } = await sql<Aged>`
    select i.currency,
      case when i.due_date >= ${today}::date then 'current'
        when i.due_date >= ${today}::date - 30 then '1-30'
        when i.due_date >= ${today}::date - 60 then '31-60'
        when i.due_date >= ${today}::date - 90 then '61-90'
        else 'over-90' end as age,
      count(*)::int as invoices, sum(${sql.raw(balance)})::text as amount
    from invoices i
    where i.workspace_id = ${workspace} and i.state = 'issued' and ${sql.raw(balance)} > 0
    group by 1, 2 order by 1`.execute(db)

  const currencies = [...groupBy(rows, ({ currency }) => currency)]

  return {
    on: today,
    rows: currencies.flatMap(([currency, some]) =>
      invoiceAges.map((age) => {
        const found = some.find((row) => row.age === age)
        return {
          currency,
          age,
          invoices: found?.invoices ?? 0,
          amount: rounded(found?.amount ?? 0, currency),
        }
      }),
    ),
    currencies: currencies.map(([currency, some]) => {
      const late = some.filter(({ age }) => age !== 'current')
      return {
        currency,
        invoices: countOf(some),
        outstanding: amountOf(some, currency),
        overdue_invoices: countOf(late),
        overdue: amountOf(late, currency),
      }
    }),
  }
}

const countOf = (rows: readonly Aged[]) => rows.reduce((sum, { invoices }) => sum + invoices, 0)

const amountOf = (rows: readonly Aged[], currency: string) =>
  total(
    rows.map(({ amount }) => amount),
    currency,
  )
