import * as column from '@workledger/contracts/kernel/list-columns'
import type { PayJournalAnswer } from '@workledger/contracts/payroll/pay-reports.api'
import { linesOfPay, PaySums } from '@workledger/domain/payroll/pay-sums'
import type { ExportColumn } from '@workledger/projections/kernel/export-cells'
import type { payslipsOfYear } from '@workledger/projections/payroll/pay-reports.queries'

const reportKinds = {
  basic: 'Basic pay',
  allowance: 'Allowance',
  deduction: 'Deduction',
  expense: 'Expense',
}

type Totals = PayJournalAnswer['totals']

const totalRows = ({ gross_pay, deductions, expenses, net_pay }: Totals) => [
  { name: 'Gross pay', amount: gross_pay },
  { name: 'Deductions', amount: deductions },
  { name: 'Expenses', amount: expenses },
  { name: 'Net pay', amount: net_pay },
]

export const journalColumns: ExportColumn[] = [
  ['department', column.text()],
  ['kind', column.text()],
  ['name', column.text()],
  ['count', column.number()],
  ['amount', column.money()],
  ['currency', column.text()],
]

const ERASED = 'People who were erased'

/**
 * Returns a row for each category of each department, then the department's totals; the run's
 * totals come last.
 */
export function journalRows({
  departments,
  erased,
  lines,
  count,
  totals,
  currency,
}: PayJournalAnswer) {
  const rows = (department: string, of: { lines: typeof lines; count: number; totals: Totals }) => [
    ...of.lines.map(({ side, name, ...line }) => ({
      department,
      kind: reportKinds[side],
      name: name || ERASED,
      ...line,
      currency,
    })),
    ...totalRows(of.totals).map((total) => ({
      department,
      kind: 'Total',
      ...total,
      count: of.count,
      currency,
    })),
  ]
  return [
    ...departments.flatMap((of) =>
      rows(
        of.department ?? (of.department_id ? 'A department that was deleted' : 'No department'),
        of,
      ),
    ),
    ...(erased ? rows(ERASED, erased) : []),
    ...rows('All departments', { lines, count, totals }),
  ]
}

export const statementColumns: ExportColumn[] = [
  ['pay_date', column.day()],
  ['start', column.day()],
  ['end', column.day()],
  ['kind', column.text()],
  ['name', column.text()],
  ['amount', column.money()],
  ['currency', column.text()],
]

/** Returns a row for each line of each payslip, then the totals of the year for each currency. */
export function statementRows(slips: Awaited<ReturnType<typeof payslipsOfYear>>) {
  const sums = new Map<string, PaySums>()

  const rows = slips.flatMap(({ pay, currency, pay_date, start, end }) => {
    if (!pay) return []
    sums.set(currency, (sums.get(currency) ?? new PaySums(currency)).add(pay))

    return linesOfPay(pay).map(({ side, name, amount }) => ({
      pay_date,
      start,
      end,
      kind: reportKinds[side],
      name,
      amount,
      currency,
    }))
  })

  const totals = [...sums].flatMap(([currency, sum]) =>
    totalRows(sum.totals()).map((total) => ({ kind: 'Total', ...total, currency })),
  )

  return [...rows, ...totals]
}
