import type { payOfEntry } from '@workledger/contracts/payroll/payroll.events'
import type * as z from 'zod'
import { minorOf, quotient, written } from '../kernel/exact'
import { amount } from '../kernel/money'

export type Pay = z.output<typeof payOfEntry>
export type PaySegment = Pay['segments'][number]
export type PayComponent = Pay['allowances'][number]
export type PayCorrection = Pay['corrections'][number]
export type PayExpense = Pay['expenses'][number]

/** An allowance or a deduction before its calculation. */
export type PayRule = Omit<PayComponent, 'formula' | 'base' | 'carried' | 'amount'>

export type SegmentInput = Omit<PaySegment, 'formula' | 'amount'>

export interface PayInputs {
  readonly segments: readonly SegmentInput[]
  /** Hours that replace the attendance of all hourly segments together, overtime included. */
  readonly typed_hours: string | null
  readonly allowances: readonly PayRule[]
  readonly deductions: readonly PayRule[]
  readonly corrections: readonly PayCorrection[]
  /** Claims to reimburse. */
  readonly expenses?: readonly PayExpense[]
}

/** Version of the rules below; a stored number keeps the name of its rule. */
const VERSION = 1

/**
 * Calculates the pay of one employee for one period. Every line is multiplied first, divided last
 * and rounded once, half away from zero, to the currency's minor unit. Basic, gross = basic +
 * allowances and net = gross − deductions are sums of rounded lines. They include the corrections
 * of earlier periods; expenses are added to the net.
 * Deductions that may be carried take what the net covers, in their order; the rest goes to the
 * next run.
 */
export function calculatePay(
  { segments, typed_hours, corrections, expenses = [], ...rules }: PayInputs,
  currency: string,
): Pay {
  const lines = withTypedHours(segments, typed_hours).map(
    (line): PaySegment => ({
      ...line,
      formula: `${line.kind === 'salary' || line.kind === 'hours' ? line.type : line.kind}@${VERSION}`,
      amount: basicOf(line, currency),
    }),
  )

  const basic_pay = totalOf(lines, currency)
  // Typed hours replace all hours, so none of them is overtime.
  const extra = rules.allowances.filter(
    ({ calculation_type }) => typed_hours === null || calculation_type !== 'hours',
  )
  const earned = extra.map((rule) => component(rule, lines, currency))
  const allowances = [...earned, ...premiums(lines, earned, currency)]
  const sum = (all: readonly { amount: string }[]) =>
    all.reduce((units, line) => units + minorOf(line.amount, currency), 0n)

  const gross =
    minorOf(basic_pay, currency) +
    sum(allowances) +
    sum(corrections.filter(({ side }) => side !== 'deduction'))

  const kept = sum(corrections.filter(({ side }) => side === 'deduction'))
  const wanted = rules.deductions.map((rule) => component(rule, lines, currency))
  const certain = sum(wanted.filter(({ carries }) => !carries)) + kept
  const deductions = bounded(wanted, gross - certain, currency)
  const gross_pay = written(gross, currency)
  const net_pay = written(gross - sum(deductions) - kept + sum(expenses), currency)

  return {
    typed_hours,
    work_hours: typed_hours ?? workHours(lines, allowances),
    segments: lines,
    allowances,
    deductions,
    corrections: [...corrections],
    expenses: [...expenses],
    basic_pay,
    gross_pay,
    net_pay,
  }
}

const totalOf = (lines: readonly { amount: string }[], currency: string) =>
  written(
    lines.reduce((units, line) => units + minorOf(line.amount, currency), 0n),
    currency,
  )

/** Returns the inputs of a pay, for its recalculation. */
export const inputsOf = ({
  segments,
  typed_hours,
  allowances,
  deductions,
  corrections,
  expenses,
}: Pay): PayInputs => ({
  segments: segments.map(({ formula: _, amount: __, ...segment }) => segment),
  typed_hours,
  allowances: allowances.filter(({ regular_rate }) => regular_rate !== 'premium').map(ruleOf),
  deductions: deductions.map(ruleOf),
  corrections,
  expenses,
})

export const ruleOf = ({
  formula: _,
  base: __,
  carried: ___,
  amount: ____,
  ...rule
}: PayComponent): PayRule => rule

/**
 * Returns rate × factor × quantity ÷ of, and for a salary ÷ the pay periods of a year; `share`
 * takes a part of it.
 */
function basicOf(
  { kind, type, rate, factor, quantity, of, per_year }: SegmentInput,
  currency: string,
  share = { part: '1', of: '1' },
): string {
  const yearly = (kind === 'salary' || kind === 'unpaid') && type === 'monthly' ? 12 : 1
  return quotient([rate, yearly, factor, quantity, share.part], [of, per_year, share.of], currency)
}

/**
 * Divides typed hours among the hourly lines in proportion to attendance, or else working days; to
 * 4 places, with the rest in the last line.
 */
function withTypedHours(
  segments: readonly SegmentInput[],
  typed: string | null,
): readonly SegmentInput[] {
  if (typed === null) return segments
  const hourly = segments.filter(({ kind }) => kind === 'hours')
  const seconds = hourly.map(({ days }) =>
    days.reduce((sum, each) => sum + Number(each.quantity), 0),
  )
  const weights = seconds.some((each) => each > 0)
    ? seconds
    : hourly.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)
  const all = weights.reduce((a, b) => a + b, 0)
  let left = amount(typed)

  return segments.map((segment) => {
    const n = hourly.indexOf(segment)
    if (n < 0) return segment
    const hours =
      n === hourly.length - 1 ? left : amount(typed).times(weights[n]!).div(all).toDecimalPlaces(4)
    left = left.minus(hours)

    return { ...segment, quantity: hours.toString(), of: 1 }
  })
}

const isOvertime = ({ calculation_type, regular_rate }: PayComponent) =>
  calculation_type === 'hours' && regular_rate !== 'premium'

/**
 * Returns the bonus share of overtime (29 CFR 778.110), a line for each line of overtime. The bonus
 * ÷ all hours worked adds to the hourly rate. Each hour of overtime gets the rule's factor less one
 * of it, because the bonus itself includes its single part.
 */
function premiums(
  lines: readonly PaySegment[],
  allowances: readonly PayComponent[],
  currency: string,
): PayComponent[] {
  const bonus = totalOf(
    allowances.filter(({ regular_rate }) => regular_rate === 'counts'),
    currency,
  )

  const overtime = allowances.filter(isOvertime)
  if (amount(bonus).isZero() || overtime.length === 0) return []
  const worked = [...lines.filter(({ kind }) => kind === 'hours'), ...overtime]
  const of = worked.reduce((sum, { quantity }) => sum + Number(quantity), 0)

  return overtime.flatMap((line) => {
    const factor = amount(line.factor).minus(1)

    const rule: PayRule = {
      ...ruleOf(line),
      value: bonus,
      factor: factor.toString(),
      of,
      regular_rate: 'premium',
    }

    return factor.gt(0) && of > 0 ? [component(rule, lines, currency)] : []
  })
}

/** Returns hours worked, overtime included, to two places; an admin may type others instead. */
function workHours(lines: readonly PaySegment[], allowances: readonly PayComponent[]): string {
  const worked = [...lines.filter(({ kind }) => kind === 'hours'), ...allowances.filter(isOvertime)]
  if (worked.length === 0) return '0'

  const sum = worked.reduce(
    (all, { quantity, of }) => all.plus(of === 1 ? amount(quantity).times(3600) : quantity),
    amount(0),
  )

  return sum.div(3600).toDecimalPlaces(2).toString()
}

/**
 * Calculates a line. Fixed: value × quantity ÷ of. Hours: rate × factor × seconds ÷ 3,600. Payout:
 * rate × factor × seconds ÷ those of the rate. Percent: of the rounded basic pay of its days.
 */
function component(rule: PayRule, segments: readonly PaySegment[], currency: string): PayComponent {
  const base = rule.calculation_type === 'percent' ? baseOf(rule, segments, currency) : null
  return {
    ...rule,
    base,
    formula: `${rule.regular_rate === 'premium' ? 'regular_rate' : rule.calculation_type}@${VERSION}`,
    carried: written(0n, currency),
    amount: componentOf({ ...rule, base }, currency),
  }
}

function componentOf(
  {
    calculation_type,
    value,
    factor,
    quantity,
    of,
    base,
  }: Omit<PayComponent, 'formula' | 'carried' | 'amount'>,
  currency: string,
) {
  if (calculation_type === 'percent') return quotient([base ?? '0', value], ['100'], currency)
  return quotient([value, factor, quantity], [of], currency)
}

function baseOf({ portions }: PayRule, segments: readonly PaySegment[], currency: string): string {
  if (!portions) return totalOf(segments, currency)

  const parts = segments.map((segment, n) => {
    const share = portions[n] ?? { part: '0', of: '1' }
    return { amount: share.part === share.of ? segment.amount : basicOf(segment, currency, share) }
  })

  return totalOf(parts, currency)
}

/** Takes the available amount, in minor units, by the deductions that may be carried, in order. */
function bounded(lines: readonly PayComponent[], net: bigint, currency: string): PayComponent[] {
  let left = net
  return lines.map((line) => {
    const whole = minorOf(line.amount, currency)
    if (!line.carries || whole <= 0n) return line
    const there = left < 0n ? 0n : left
    const taken = there < whole ? there : whole
    left -= taken

    return { ...line, amount: written(taken, currency), carried: written(whole - taken, currency) }
  })
}

/**
 * The parts of a line's amount: the product of `multiply` ÷ the product of `divide`, rounded once,
 * less `less`.
 */
export interface Explanation {
  /** Unit of the quantity; `whole`: none, the value is paid in full. */
  readonly unit: 'days' | 'seconds' | 'hours' | 'percent' | 'whole'
  readonly multiply: string[]
  readonly divide: string[]
  readonly less: string
  /** The factor in seconds: displayed in hours, with 3,600 removed from `divide`. */
  readonly in_seconds: number | null
}

const SECONDS_IN_HOUR = 3600

const not1 = (...figures: (string | number)[]) =>
  figures.map(String).filter((figure) => figure !== '1')

export function explainSegment({
  kind,
  type,
  rate,
  factor,
  quantity,
  of,
  per_year,
}: PaySegment): Explanation {
  const daily = kind === 'salary' || kind === 'unpaid'
  const months = daily && type === 'monthly' && per_year !== 12
  const unit = daily ? 'days' : of === 1 ? 'hours' : 'seconds'
  const multiply = [rate, ...not1(months ? 12 : 1, factor), quantity]

  return {
    unit,
    multiply,
    divide: not1(of, daily && type === 'monthly' && !months ? 1 : per_year),
    less: '0',
    in_seconds: unit === 'seconds' ? multiply.length - 1 : null,
  }
}

export function explainComponent({
  calculation_type,
  value,
  factor,
  quantity,
  of,
  base,
  carried,
  regular_rate,
}: PayComponent): Explanation {
  if (regular_rate === 'premium')
    return {
      unit: 'whole',
      multiply: [value, ...not1(factor), quantity],
      divide: not1(of),
      less: carried,
      in_seconds: null,
    }

  if (calculation_type === 'percent')
    return {
      unit: 'percent',
      multiply: [base ?? '0', value],
      divide: ['100'],
      less: carried,
      in_seconds: null,
    }

  if (calculation_type === 'payout') {
    const inHours = of % SECONDS_IN_HOUR === 0

    return {
      unit: inHours ? 'seconds' : 'whole',
      multiply: [value, ...not1(factor), quantity],
      divide: not1(of),
      less: carried,
      in_seconds: inHours ? not1(factor).length + 1 : null,
    }
  }

  const inFull = calculation_type === 'fixed' && quantity === '1' && of === 1
  const multiply = [value, ...not1(factor), ...(inFull ? [] : [quantity])]
  // A day of leave at an hourly rate is worth its seconds.
  const inSeconds = calculation_type === 'leave' && of % SECONDS_IN_HOUR === 0 ? 1 : null

  return {
    unit:
      calculation_type === 'hours'
        ? 'seconds'
        : calculation_type === 'leave'
          ? 'days'
          : inFull
            ? 'whole'
            : 'days',
    multiply,
    divide: not1(of),
    less: carried,
    in_seconds: calculation_type === 'hours' ? multiply.length - 1 : inSeconds,
  }
}

export const explainExpense = ({ claimed, rate }: PayExpense): Explanation => ({
  unit: 'whole',
  multiply: [claimed, ...(rate === null ? [] : [rate])],
  divide: [],
  less: '0',
  in_seconds: null,
})

/** Returns the amount of an explanation. */
export const explained = ({ multiply, divide, less }: Explanation, currency: string): string =>
  written(
    minorOf(quotient(multiply, divide, currency), currency) -
      minorOf(quotient([less], [], currency), currency),
    currency,
  )

/** The rules in words, for explanations. */
export const ruleInWords = {
  monthly: 'rate × days ÷ of_days, each month by itself',
  yearly: 'rate ÷ 12 × days ÷ of_days, each month by itself',
  weekly: 'rate × days ÷ days_in_week',
  hourly: 'rate × hours',
  unpaid: 'rate × unpaid days ÷ of_days',
  leave: 'rate × hours of the contract on paid leave',
  holiday: 'rate × hours of the contract on holidays',
  fixed: 'value',
  by_days: 'value × days ÷ of_days',
  percent: 'basic_pay × value ÷ 100',
  hours: 'rate × factor × hours',
  regular_rate: 'bonuses ÷ hours worked × (factor − 1) × hours of overtime',
  settled_by_working_days: 'a year’s pay ÷ 52 weeks ÷ working days of the week × days of leave',
  settled_by_calendar_days: 'a year’s pay ÷ 365 × days of leave',
  settled_by_week: 'a week’s pay ÷ its days × days of leave',
  settled_by_hours: 'rate × hours of a day × days of leave',
  payout: 'pay ÷ its hours × factor × hours paid out',
  correction: 'now − then',
  basic: 'sum of the basic lines',
  gross: 'basic_pay + allowances + corrections',
  net: 'gross_pay − deductions',
  net_expenses: 'gross_pay − deductions + expenses',
  expense: 'claimed',
  expense_rate: 'claimed × rate',
} as const
