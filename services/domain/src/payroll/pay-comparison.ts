import { type Amount, amount, rounded } from '../kernel/money'
import type { Pay, PayComponent } from './pay'

export type Cause =
  | 'new'
  | 'left'
  | 'contract'
  | 'hours'
  | 'days'
  | 'adjustment'
  | 'correction'
  | 'expense'

export interface PayDifference {
  /** Net pay now minus net pay then. */
  difference: string
  /** Causes of the difference; their amounts add up to it. */
  causes: { cause: Cause; amount: string }[]
}

/**
 * Compares an employee's net pay with the previous approved run. An allowance or deduction with a
 * changed rule is an adjustment. Everything else, including a percent's share, comes from basic
 * pay: another rate or contract type, else other hours, else another number of days.
 */
export function comparePay(
  before: Pay | undefined,
  now: Pay | undefined,
  currency: string,
): PayDifference {
  const difference = amount(now?.net_pay ?? 0).minus(before?.net_pay ?? 0)
  const causes: [Cause, Amount][] = []

  if (!before || !now) causes.push([before ? 'left' : 'new', difference])
  else {
    const adjusted = changedRules(before.allowances, now.allowances).minus(
      changedRules(before.deductions, now.deductions),
    )
    const corrected = corrections(now).minus(corrections(before))
    const expenses = expensesOf(now).minus(expensesOf(before))
    const basic = difference.minus(adjusted).minus(corrected).minus(expenses)

    causes.push(
      [basicCause(before, now), basic],
      ['adjustment', adjusted],
      ['correction', corrected],
      ['expense', expenses],
    )
  }

  return {
    difference: rounded(difference, currency),
    causes: causes.flatMap(([cause, value]) =>
      value.isZero() ? [] : [{ cause, amount: rounded(value, currency) }],
    ),
  }
}

const corrections = ({ corrections }: Pay) =>
  corrections.reduce(
    (sum, line) => (line.side === 'deduction' ? sum.minus(line.amount) : sum.plus(line.amount)),
    amount(0),
  )

const expensesOf = ({ expenses }: Pay) =>
  expenses.reduce((sum, line) => sum.plus(line.amount), amount(0))

export function basicCause(before: Pay, now: Pay): 'contract' | 'hours' | 'days' {
  const terms = ({ segments }: Pay) =>
    [...new Set(segments.map(({ type, rate }) => `${type} ${Number(rate)}`))].join()
  if (terms(before) !== terms(now)) return 'contract'
  return before.work_hours === now.work_hours ? 'days' : 'hours'
}

/** Returns the amount of lines that were added, removed or given another rule. */
function changedRules(before: readonly PayComponent[], now: readonly PayComponent[]): Amount {
  const key = (line: PayComponent) => `${line.name} ${line.calculation_type} ${Number(line.value)}`
  const counts = new Map<string, number>()
  const count = (line: PayComponent, by: number) =>
    counts.set(key(line), (counts.get(key(line)) ?? 0) + by)
  for (const line of before) count(line, 1)
  for (const line of now) count(line, -1)

  const sum = (lines: readonly PayComponent[], sign: number) => {
    const left = new Map(counts)
    let value = amount(0)

    for (const line of lines) {
      const open = (left.get(key(line)) ?? 0) * sign
      if (open <= 0) continue
      left.set(key(line), (open - 1) * sign)
      value = value.plus(line.amount)
    }

    return value
  }

  return sum(now, -1).minus(sum(before, 1))
}
