import type english from './messages.en'

/** The server's names of rules; an unlisted one is shown as it comes. */
const rules: Readonly<Record<string, keyof (typeof english)['rules']>> = {
  'rate × days ÷ of_days, each month by itself': 'monthly',
  'rate ÷ 12 × days ÷ of_days, each month by itself': 'yearly',
  'rate × days ÷ days_in_week': 'weekly',
  'rate × hours': 'hourly',
  'rate × unpaid days ÷ of_days': 'unpaid',
  'rate × hours of the contract on paid leave': 'leave',
  'rate × hours of the contract on holidays': 'holiday',
  value: 'fixed',
  'value × days ÷ of_days': 'byDays',
  'basic_pay × value ÷ 100': 'percent',
  'rate × factor × hours': 'factor',
  'a year’s pay ÷ 52 weeks ÷ working days of the week × days of leave': 'settledWorking',
  'a year’s pay ÷ 365 × days of leave': 'settledCalendar',
  'a week’s pay ÷ its days × days of leave': 'settledWeek',
  'rate × hours of a day × days of leave': 'settledHours',
  'pay ÷ its hours × factor × hours paid out': 'payout',
  'now − then': 'correction',
  'sum of the basic lines': 'basic',
  'basic_pay + allowances': 'gross',
  'basic_pay + allowances + corrections': 'grossCorrected',
  'gross_pay − deductions': 'net',
  'gross_pay − deductions + expenses': 'netExpenses',
  claimed: 'expense',
  'claimed × rate': 'expenseRate',
}

export const ruleKey = (rule: string) => rules[rule]
