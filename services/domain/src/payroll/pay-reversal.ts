import { amount } from '../kernel/money'
import type { Pay, PayComponent } from './pay'

const minus = (value: string) => amount(value).negated().plus(0).toString()

/** Formats an amount; zero has no sign. */
const money = (value: string) =>
  amount(value).isZero() ? value : value.startsWith('-') ? value.slice(1) : `-${value}`

/**
 * Returns a reversed pay: every line with the opposite sign, still reproducible from its own
 * figures.
 */
export function reversed(pay: Pay): Pay {
  const component = (line: PayComponent): PayComponent => ({
    ...line,
    factor: minus(line.factor),
    base: line.base === null ? null : money(line.base),
    carried: money(line.carried),
    amount: money(line.amount),
  })
  return {
    ...pay,
    typed_hours: pay.typed_hours === null ? null : minus(pay.typed_hours),
    work_hours: minus(pay.work_hours),
    segments: pay.segments.map((line) => ({
      ...line,
      factor: minus(line.factor),
      amount: money(line.amount),
    })),
    allowances: pay.allowances.map(component),
    deductions: pay.deductions.map(component),
    corrections: pay.corrections.map((line) => ({
      ...line,
      now: line.then,
      then: line.now,
      amount: money(line.amount),
    })),
    expenses: pay.expenses.map((line) => ({
      ...line,
      claimed: money(line.claimed),
      amount: money(line.amount),
    })),
    basic_pay: money(pay.basic_pay),
    gross_pay: money(pay.gross_pay),
    net_pay: money(pay.net_pay),
  }
}
