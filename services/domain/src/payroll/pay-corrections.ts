import { type Amount, amount, rounded } from '../kernel/money'
import { calculatePay, inputsOf, type Pay, type PayComponent, type PayCorrection, type PayExpense } from './pay'
import { basicCause } from './pay-comparison'
import { withTyped } from './pay-recalculation'

/** An entry of an approved run. */
export interface ClosedEntry {
  readonly payrun_id: string
  readonly entry_id: string
  readonly start: string
  readonly end: string
  readonly currency: string
  /** As the run calculated it; held back: nothing of it was paid. */
  readonly pay: Pay
  readonly held: boolean
  /** What later runs have paid or taken back for it. */
  readonly taken: readonly PayCorrection[]
}
type Side = PayCorrection['side']
interface Line extends Pick<PayCorrection, 'side' | 'category_id' | 'name'> {
  readonly sum: Amount
  readonly rule: string
}

/** The pay of whom nothing pays. */
export const emptyPay = (currency: string) =>
  calculatePay({ segments: [], typed_hours: null, allowances: [], deductions: [], corrections: [] }, currency)

/**
 * What a closed period is still owed: right by today's facts less paid so far, a line for basic pay and one for each allowance
 * and deduction, whose sums come to exactly that. `fresh` is today's pay of the period without what is carried; undefined where
 * nothing covers it any more. A deduction that was left to a later run counts as kept back: it has a line of its own there.
 */
export function correctionsOf(closed: ClosedEntry, fresh: Pay | undefined): PayCorrection[] {
  const { payrun_id, entry_id, start, end, currency, pay, held, taken } = closed
  const now = fresh ? withTyped(pay, fresh, currency) : emptyPay(currency)
  const then = held ? emptyPay(currency) : pay
  const [after, before] = [linesOf(now), linesOf(then)]
  const keys = new Set([...after.keys(), ...before.keys(), ...taken.map(keyOf)])
  return [...keys].flatMap((key): PayCorrection[] => {
    const line = after.get(key) ?? before.get(key) ?? taken.find((each) => keyOf(each) === key)!
    const paid = taken.filter((each) => keyOf(each) === key).reduce((sum, each) => sum.plus(each.amount), before.get(key)?.sum ?? amount(0))
    const right = after.get(key)?.sum ?? amount(0)
    if (right.equals(paid)) return []
    const { side, category_id, name } = line
    const figures = { now: rounded(right, currency), then: rounded(paid, currency), amount: rounded(right.minus(paid), currency) }
    return [
      {
        payrun_id,
        entry_id,
        start,
        end,
        side,
        category_id,
        name,
        cause: causeOf(side, before.get(key), after.get(key), then, now),
        ...figures,
      },
    ]
  })
}

/** What a run pays an employee besides the period itself. */
export interface Besides {
  readonly corrections?: readonly PayCorrection[]
  readonly expenses?: readonly PayExpense[]
}
/** A pay with corrections and expenses among its lines; of nobody whom the period itself pays, these alone. */
export const withBesides = (pay: Pay | undefined, besides: Besides, currency: string): Pay =>
  calculatePay({ ...inputsOf(pay ?? emptyPay(currency)), ...besides }, currency)

const keyOf = ({ side, category_id, name }: Pick<PayCorrection, 'side' | 'category_id' | 'name'>) =>
  side === 'basic' ? side : `${side} ${category_id ?? name}`

function linesOf(pay: Pay): Map<string, Line> {
  const lines = new Map<string, Line>()
  const add = (side: Side, line: Pick<PayCorrection, 'category_id' | 'name'>, sum: Amount, rule: string) => {
    const key = keyOf({ side, ...line })
    const known = lines.get(key)
    lines.set(key, {
      side,
      category_id: line.category_id,
      name: line.name,
      sum: sum.plus(known?.sum ?? 0),
      rule: `${known?.rule ?? ''} ${rule}`,
    })
  }
  add('basic', { category_id: null, name: 'Basic pay' }, amount(pay.basic_pay), '')
  const rule = ({ calculation_type, value }: PayComponent) => `${calculation_type} ${amount(value)}`
  for (const line of pay.allowances) add('allowance', line, amount(line.amount), rule(line))
  for (const line of pay.deductions) if (!line.carried_in) add('deduction', line, amount(line.amount).plus(line.carried), rule(line))
  return lines
}

function causeOf(side: Side, before: Line | undefined, after: Line | undefined, then: Pay, now: Pay): PayCorrection['cause'] {
  if (side !== 'basic' && before?.rule !== after?.rule && !`${after?.rule}${before?.rule}`.includes('hours')) return 'adjustment'
  const cause = basicCause(then, now)
  if (cause !== 'days') return cause
  const away = ({ segments }: Pay) =>
    segments
      .filter(({ kind }) => kind !== 'salary' && kind !== 'hours')
      .map(({ kind, quantity, factor }) => `${kind} ${quantity} ${factor}`)
  return away(then).join() === away(now).join() ? 'days' : 'leave'
}
