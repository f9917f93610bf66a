import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import * as column from '@workledger/contracts/kernel/list-columns'
import type { PayJournalAnswer } from '@workledger/contracts/payroll/pay-reports.api'
import { linesOfPay, type PaySide, PaySums } from '@workledger/domain/payroll/pay-sums'
import type { ExportColumn } from '@workledger/projections/kernel/export-cells'
import type { payslipsOfYear } from '@workledger/projections/payroll/pay-reports.queries'
import { payReportWords } from './pay-report-words'

type Totals = PayJournalAnswer['totals']

const totalRows = (
  language: ShippedLanguage,
  { gross_pay, deductions, expenses, net_pay }: Totals,
) => {
  const { total: kind, ...words } = payReportWords[language]

  return [
    { kind, name: words.gross, amount: gross_pay },
    { kind, name: words.deductions, amount: deductions },
    { kind, name: words.expenses, amount: expenses },
    { kind, name: words.net, amount: net_pay },
  ]
}

/** Returns kind and name of a line. The domain names basic pay in English only. */
const namesOfLine = (
  language: ShippedLanguage,
  { side, name }: { side: PaySide; name: string },
) => {
  const words = payReportWords[language]
  return {
    kind: words.side[side],
    name: side === 'basic' ? words.side.basic : name || words.erased,
  }
}

export const journalColumns: ExportColumn[] = [
  ['department', column.text()],
  ['kind', column.text()],
  ['name', column.text()],
  ['count', column.number()],
  ['amount', column.money()],
  ['currency', column.text()],
]

/**
 * Returns a row for each category of each department, then the department's totals; the run's
 * totals come last.
 */
export function journalRows(
  { departments, erased, lines, count, totals, currency }: PayJournalAnswer,
  language: ShippedLanguage,
) {
  const words = payReportWords[language]

  const rows = (department: string, of: { lines: typeof lines; count: number; totals: Totals }) => [
    ...of.lines.map(({ side, name, ...line }) => ({
      department,
      ...namesOfLine(language, { side, name }),
      ...line,
      currency,
    })),
    ...totalRows(language, of.totals).map((total) => ({
      department,
      ...total,
      count: of.count,
      currency,
    })),
  ]
  return [
    ...departments.flatMap((of) =>
      rows(of.department ?? (of.department_id ? words.deletedDepartment : words.noDepartment), of),
    ),
    ...(erased ? rows(words.erased, erased) : []),
    ...rows(words.allDepartments, { lines, count, totals }),
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
export function statementRows(
  slips: Awaited<ReturnType<typeof payslipsOfYear>>,
  language: ShippedLanguage,
) {
  const sums = new Map<string, PaySums>()

  const rows = slips.flatMap(({ pay, currency, pay_date, start, end }) => {
    if (!pay) return []
    sums.set(currency, (sums.get(currency) ?? new PaySums(currency)).add(pay))

    return linesOfPay(pay).map(({ side, name, amount }) => ({
      pay_date,
      start,
      end,
      ...namesOfLine(language, { side, name }),
      amount,
      currency,
    }))
  })

  const totals = [...sums].flatMap(([currency, sum]) =>
    totalRows(language, sum.totals()).map((total) => ({ ...total, currency })),
  )

  return [...rows, ...totals]
}
