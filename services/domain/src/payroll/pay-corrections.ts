import { minorOf, written } from '../kernel/exact'
import { groupBy } from '../kernel/group-by'
import { amount } from '../kernel/money'
import {
  calculatePay,
  inputsOf,
  type Pay,
  type PayComponent,
  type PayCorrection,
  type PayExpense,
  type PayRule,
  ruleOf as ruleOfLine,
} from './pay'
import { basicCause } from './pay-comparison'
import { withTyped } from './pay-recalculation'

/** An entry of an approved run. */
export interface ClosedEntry {
  readonly payrun_id: string
  readonly entry_id: string
  readonly start: string
  readonly end: string
  readonly currency: string
  /** Pay as the run calculated it; held back: nothing of it was paid. */
  readonly pay: Pay
  readonly held: boolean
  /** Amounts that later runs paid or took back for it. */
  readonly taken: readonly PayCorrection[]
}

type Side = PayCorrection['side']

interface Line extends Pick<PayCorrection, 'side' | 'category_id' | 'name'> {
  /** In minor units. */
  readonly sum: bigint
  readonly of: readonly PayComponent[]
}

/** Returns an empty pay. */
export const emptyPay = (currency: string) =>
  calculatePay(
    { segments: [], typed_hours: null, allowances: [], deductions: [], corrections: [] },
    currency,
  )

/**
 * Returns what a closed period still owes: pay by today's facts less pay so far, as a line for
 * basic pay and one for each allowance and deduction. `fresh` is today's pay of the period without
 * carried deductions; undefined if no contract covers it. A deduction left to a later run counts as
 * taken, because it has its own line there.
 */
export function correctionsOf(closed: ClosedEntry, fresh: Pay | undefined): PayCorrection[] {
  const { payrun_id, entry_id, start, end, currency, pay, held, taken } = closed
  const now = fresh ? withTyped(pay, fresh, currency) : emptyPay(currency)
  const then = held ? emptyPay(currency) : pay
  const [after, before] = [correctableLinesOf(now, currency), correctableLinesOf(then, currency)]
  const takenOf = groupBy(taken, correctionKey)
  const keys = new Set([...after.keys(), ...before.keys(), ...takenOf.keys()])

  return [...keys].flatMap((key): PayCorrection[] => {
    const already = takenOf.get(key) ?? []

    const paid = already.reduce(
      (sum, each) => sum + minorOf(each.amount, currency),
      before.get(key)?.sum ?? 0n,
    )

    const right = after.get(key)?.sum ?? 0n
    if (right === paid) return []
    const { side, category_id, name } = after.get(key) ?? before.get(key) ?? already[0]!
    // The run's own figure is right again, so the correction of a later run is reversed.
    const back = right === (before.get(key)?.sum ?? 0n) ? already.at(-1) : undefined
    const cause =
      back?.cause ?? causeOf(side, { before: before.get(key), after: after.get(key) }, then, now)

    const figures = {
      now: written(right, currency),
      then: written(paid, currency),
      amount: written(right - paid, currency),
    }

    return [{ payrun_id, entry_id, start, end, side, category_id, name, cause, ...figures }]
  })
}

/** Amounts that a run pays an employee in addition to the period. */
export interface Besides {
  readonly corrections?: readonly PayCorrection[]
  readonly expenses?: readonly PayExpense[]
  /** Hours of the working time account. */
  readonly payouts?: readonly PayRule[]
}

/** Returns the hours of the working time account that a pay has as lines. */
export const payoutRulesOf = ({ allowances }: Pay): PayRule[] =>
  allowances.flatMap((line) => (line.calculation_type === 'payout' ? [ruleOfLine(line)] : []))

/** Returns a pay with what is paid besides the period; without pay for the period, only that. */
export function withBesides(
  pay: Pay | undefined,
  { payouts = [], ...besides }: Besides,
  currency: string,
): Pay {
  const inputs = inputsOf(pay ?? emptyPay(currency))
  const allowances = [...inputs.allowances, ...payouts]
  return calculatePay({ ...inputs, ...besides, allowances }, currency)
}

const correctionKey = ({
  side,
  category_id,
  name,
}: Pick<PayCorrection, 'side' | 'category_id' | 'name'>) =>
  side === 'basic' ? side : `${side} ${category_id ?? name}`

function correctableLinesOf(pay: Pay, currency: string): Map<string, Line> {
  const basic = { side: 'basic' as const, category_id: null, name: 'Basic pay' }
  const lines = new Map<string, Line>([
    ['basic', { ...basic, sum: minorOf(pay.basic_pay, currency), of: [] }],
  ])

  const add = (side: Side, line: PayComponent, sum: bigint) => {
    const { category_id, name } = line
    const key = correctionKey({ side, category_id, name })
    const known = lines.get(key)

    lines.set(key, {
      side,
      category_id,
      name,
      sum: sum + (known?.sum ?? 0n),
      of: [...(known?.of ?? []), line],
    })
  }

  // A payout is no pay of the period: later facts do not change it.
  for (const line of pay.allowances)
    if (line.calculation_type !== 'payout') add('allowance', line, minorOf(line.amount, currency))

  for (const line of pay.deductions)
    if (!line.carried_in)
      add('deduction', line, minorOf(line.amount, currency) + minorOf(line.carried, currency))

  return lines
}

const ruleOf = (line: Line | undefined) =>
  line?.of.map(({ calculation_type, value }) => ` ${calculation_type} ${amount(value)}`).join('')

function causeOf(
  side: Side,
  { before, after }: { before: Line | undefined; after: Line | undefined },
  then: Pay,
  now: Pay,
): PayCorrection['cause'] {
  const types = new Set(
    [...(before?.of ?? []), ...(after?.of ?? [])].map(({ calculation_type }) => calculation_type),
  )
  // Overtime and a leaver's leave follow from facts, not from the contract's adjustments.
  const follows = types.has('hours') ? 'hours' : types.has('leave') ? 'leave' : null
  if (side !== 'basic' && !follows && ruleOf(before) !== ruleOf(after)) return 'adjustment'
  if (basicCause(then, now) === 'contract') return 'contract'
  if (follows === 'leave' && employed(then) !== employed(now)) return 'days'
  if (follows) return follows
  if (worked(then) !== worked(now)) return 'hours'

  return away(then) === away(now) ? 'days' : 'leave'
}

const isWork = (kind: Pay['segments'][number]['kind']) => kind === 'salary' || kind === 'hours'

const employed = ({ segments }: Pay) =>
  segments.flatMap(({ kind, from, to }) => (isWork(kind) ? [`${from} ${to}`] : [])).join()

const linesOfKinds = (
  { segments }: Pay,
  fits: (kind: Pay['segments'][number]['kind']) => boolean,
) =>
  segments
    .flatMap(({ kind, quantity, of, factor }) =>
      fits(kind) ? [`${kind} ${quantity} ${of} ${factor}`] : [],
    )
    .join()

const worked = (pay: Pay) => linesOfKinds(pay, (kind) => kind === 'hours')

/** Returns unpaid leave, and paid hours of hourly workers on leave and holidays. */
const away = (pay: Pay) => linesOfKinds(pay, (kind) => !isWork(kind))
