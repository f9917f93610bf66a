import { counted } from '@workledger/contracts/kernel/written'

export const en = {
  title: 'Payslip',
  reversal: 'Reversal of a payslip',
  employee: 'Employee',
  oid: 'Employee id',
  designation: 'Designation',
  department: 'Department',
  office: 'Office',
  period: 'Pay period',
  payDate: 'Pay date',
  earnings: 'Earnings',
  deductions: 'Deductions',
  basic: 'Basic pay',
  gross: 'Gross pay',
  totalDeductions: 'Total deductions',
  expenses: 'Expenses paid back',
  totalExpenses: 'Total expenses',
  net: 'Net pay',
  rates: { monthly: 'a month', yearly: 'a year', weekly: 'a week', hourly: 'an hour' },
  rate: (money: string, per: string) => `${money} ${per}`,
  /** `count` is the number that the noun follows. */
  days: (days: string, of: string, count: number) =>
    counted('en', count, {
      one: `${days} of ${of} working day`,
      other: `${days} of ${of} working days`,
    }),
  weekDays: (days: string, of: string, count: number) =>
    counted('en', count, {
      one: `${days} working day, ${of} a week`,
      other: `${days} working days, ${of} a week`,
    }),
  hours: (hours: string, count: number) =>
    counted('en', count, { one: `${hours} hour`, other: `${hours} hours` }),
  percent: (value: string, of: string) => `${value} of ${of} basic pay`,
  unpaid: 'Unpaid leave',
  leave: 'Paid leave',
  holidays: 'Holidays',
  leaveDays: (days: string, count: number) =>
    counted('en', count, { one: `${days} day`, other: `${days} days` }),
  hoursPaidOut: 'Hours paid out',
  unusedLeave: 'Unused leave',
  overdrawnLeave: 'Overdrawn leave',
  carried: (value: string, carried: string) => `${value} less ${carried} left to the next run`,
  carriedIn: 'left over from an earlier run',
  correction: (name: string, period: string) => `Correction: ${name} · ${period}`,
  nowAndThen: (now: string, then: string) => `${now} less ${then} paid then`,
  yearToDate: (year: string) => `Year to date, ${year}`,
  statement: (year: string) => `Annual pay statement ${year}`,
  /** Stands before the company's phone number. */
  questions: 'Questions',
  payslips: 'Payslips',
  byLine: 'By line',
  total: 'Total',
  statementFooter:
    'Payslips count in the year of their pay date, reversals and corrections included. Taxes are among the deductions.',
  footer:
    'Every line is rounded separately to the smallest unit of the currency; totals are sums of rounded lines.',
}
