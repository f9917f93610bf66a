import { type Amount, amount, rounded } from '../kernel/money'
import type { Pay } from './pay'

/** A line in two pays, with its sign in the net. */
export interface LineBetween {
  side: 'basic' | 'allowance' | 'deduction' | 'correction' | 'expense'
  /** Name of the category or claim; for a correction, of the corrected line; null for basic pay. */
  name: string | null
  /** The period of a correction. */
  start: string | null
  end: string | null
  now: string
  then: string
  difference: string
}

type Line = Pick<LineBetween, 'side' | 'name' | 'start' | 'end'> & { key: string; sum: Amount }

/**
 * Returns the lines in which two pays of one employee differ, basic pay first; the differences add
 * up to that of the net.
 */
export function linesBetween(now: Pay, then: Pay, currency: string): LineBetween[] {
  const [before, after] = [payLinesOf(now), payLinesOf(then)]
  return [...new Map([...before, ...after]).values()].flatMap(
    ({ key, sum: _, ...line }): LineBetween[] => {
      const [was, is] = [before.get(key)?.sum ?? amount(0), after.get(key)?.sum ?? amount(0)]
      if (was.equals(is)) return []

      return [
        {
          ...line,
          now: rounded(was, currency),
          then: rounded(is, currency),
          difference: rounded(is.minus(was), currency),
        },
      ]
    },
  )
}

function payLinesOf(pay: Pay): Map<string, Line> {
  const lines = new Map<string, Line>()
  const add = (key: string, line: Omit<Line, 'key' | 'sum'>, value: Amount | string) =>
    lines.set(key, { ...line, key, sum: amount(value).plus(lines.get(key)?.sum ?? 0) })
  const none = { start: null, end: null }
  add('basic', { side: 'basic', name: null, ...none }, pay.basic_pay)

  for (const side of ['allowance', 'deduction'] as const)
    for (const { category_id, name, amount: value } of side === 'allowance'
      ? pay.allowances
      : pay.deductions)
      add(
        `${side} ${category_id ?? name}`,
        { side, name, ...none },
        side === 'deduction' ? amount(value).negated() : value,
      )

  for (const { side, category_id, name, payrun_id, start, end, amount: value } of pay.corrections)
    add(
      `correction ${payrun_id} ${side} ${category_id ?? name}`,
      { side: 'correction', name: side === 'basic' ? null : name, start, end },
      side === 'deduction' ? amount(value).negated() : value,
    )

  for (const { expense_id, name, amount: value } of pay.expenses)
    add(`expense ${expense_id}`, { side: 'expense', name, ...none }, value)

  return lines
}
