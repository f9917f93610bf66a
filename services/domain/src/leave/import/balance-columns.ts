import {
  columnsOf,
  hasPerson,
  type LeaveImportFormat,
  personHeadings,
  typeHeadings,
  unitHeadings,
} from './columns'

/**
 * Headings of lists of balances, the surest first: the reports of BambooHR (time off balances) and
 * Frappe HR (employee leave balance), Personio's list of balances, then other languages.
 */
const headings = {
  ...personHeadings,
  type: typeHeadings,
  balance: [
    ...['closing balance', 'ending balance', 'current balance', 'balance (days)', 'balance'],
    ...['absence balance', 'time off balance', 'available balance', 'available', 'remaining'],
    ...['saldo (tage)', 'saldo', 'kontostand', 'resturlaub', 'restanspruch', 'verfügbar'],
    ...['solde (jours)', 'solde', 'solde restant', 'saldo (días)', 'saldo restante'],
    ...['saldo (giorni)', 'residuo', '余额', '剩余天数', '剩余'],
  ],
  hours: [
    ...['balance (hours)', 'balance in hours', 'saldo (stunden)', 'solde (heures)'],
    ...['saldo (horas)', 'saldo (ore)', '剩余小时'],
  ],
  day: [
    ...['as of date', 'as of', 'as-of date', 'balance date', 'adjustment date', 'effective date'],
    ...[
      'to date',
      'date',
      'stichtag',
      'datum',
      'date du solde',
      'fecha',
      'data',
      '截止日期',
      '日期',
    ],
  ],
  unit: unitHeadings,
} as const satisfies Record<string, readonly string[]>

export type BalanceColumn = keyof typeof headings

export interface BalanceColumns {
  readonly format: LeaveImportFormat
  /** Number of the column, counted from 0. */
  readonly at: Partial<Record<BalanceColumn, number>>
}

/** Recognises an export of balances by its headings. */
export function balanceColumns(row: readonly string[]): BalanceColumns {
  const { at, names } = columnsOf(row, headings)
  const has = (...all: string[]) => all.every((name) => names.has(name))

  const format = has('leave type', 'closing balance')
    ? 'frappe'
    : has('ending balance') || has('employee #')
      ? 'bamboohr'
      : has('absence type') || has('abwesenheitsart') || has('time off type')
        ? 'personio'
        : 'other'

  return { format, at }
}

/** Whether the columns tell whose balance a row has. */
export const hasBalances = ({ at }: BalanceColumns): boolean =>
  (at.balance !== undefined || at.hours !== undefined) && hasPerson(at)

/** Whether the row is the headings of a list of balances. */
export const isBalanceHeadingRow = (row: readonly string[]): boolean =>
  hasBalances(balanceColumns(row))
