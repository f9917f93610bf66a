import type { payOfEntry } from '@workledger/contracts/payroll/payroll.events'
import type * as z from 'zod'
import { type Amount, amount, rounded, total } from '../kernel/money'
import { type Period, payMonths, workingDays } from './pay-days'
import type { PayType } from './pay-segments'

export type Pay = z.output<typeof payOfEntry>
export type PaySegment = Pay['segments'][number]
export type PayComponent = Pay['allowances'][number]
/** An allowance or a deduction before it is calculated. */
export type PayRule = Omit<PayComponent, 'formula' | 'amount'>
export type SegmentInput = Omit<PaySegment, 'formula' | 'parts' | 'amount'>
export interface PayInputs {
  readonly segments: readonly SegmentInput[]
  /** Hours that stand in for the attendance of all hourly segments together. */
  readonly typed_hours: string | null
  readonly allowances: readonly PayRule[]
  readonly deductions: readonly PayRule[]
}

/** Version of the rules below; a number that was made keeps the name of the rule that made it. */
const VERSION = 1

/**
 * Pay of one employee for one period. Basic: monthly as is, yearly ÷ 12, each for the share of working days; weekly ×
 * working days ÷ days in the contract's week; hourly × hours. Every line is rounded once, half away from zero, to the
 * currency's minor unit; basic, gross = basic + allowances and net = gross − deductions are sums of rounded lines.
 */
export function calculatePay({ segments, typed_hours, ...rules }: PayInputs, period: Period, currency: string): Pay {
  const hours = hoursOf(segments, typed_hours)
  const lines = segments.map((segment, index) => basicLine(segment, hours[index]!, period, currency))
  const basic_pay = total(
    lines.map((line) => line.amount),
    currency,
  )
  const allowances = rules.allowances.map((rule) => component(rule, basic_pay, currency))
  const deductions = rules.deductions.map((rule) => component(rule, basic_pay, currency))
  const gross_pay = total([basic_pay, ...allowances.map((line) => line.amount)], currency)
  const net_pay = total([gross_pay, ...deductions.map((line) => amount(line.amount).negated())], currency)
  const work_hours = hours
    .reduce((sum, each) => sum.plus(each), amount(0))
    .toDecimalPlaces(2)
    .toString()
  return { typed_hours, work_hours: typed_hours ?? work_hours, segments: lines, allowances, deductions, basic_pay, gross_pay, net_pay }
}

/** The inputs that a pay was made from, to make it anew. */
export const inputsOf = ({ segments, typed_hours, allowances, deductions }: Pay): PayInputs => ({
  segments: segments.map(({ formula: _, parts: __, amount: ___, ...segment }) => segment),
  typed_hours,
  allowances: allowances.map(ruleOf),
  deductions: deductions.map(ruleOf),
})
const ruleOf = ({ formula: _, amount: __, ...rule }: PayComponent): PayRule => rule

function basicLine(segment: SegmentInput, hours: Amount, period: Period, currency: string): PaySegment {
  const parts = partsOf(segment, period)
  const value = basicOf(segment, parts, hours)
  return { ...segment, formula: `${segment.type}@${VERSION}`, parts, amount: rounded(value, currency) }
}

function basicOf({ type, rate, weekdays }: SegmentInput, parts: PaySegment['parts'], hours: Amount): Amount {
  const share = parts.reduce((sum, { days, of_days }) => (of_days > 0 ? sum.plus(amount(days).div(of_days)) : sum), amount(0))
  switch (type) {
    case 'monthly':
      return amount(rate).times(share)
    case 'yearly':
      return amount(rate).div(12).times(share)
    case 'weekly':
      return amount(rate)
        .times(parts.reduce((sum, { days }) => sum + days, 0))
        .div(weekdays.length)
    case 'hourly':
      return amount(rate).times(hours)
    default:
      return type satisfies never
  }
}

/** Working days of the segment in each month that the period is made of; months it does not touch are left out. */
function partsOf({ from, to, weekdays }: SegmentInput, period: Period): PaySegment['parts'] {
  return payMonths(period).flatMap((month) => {
    const start = from > month.start ? from : month.start
    const end = to < month.end ? to : month.end
    if (end < start) return []
    return [{ name: month.name, days: workingDays({ start, end }, weekdays), of_days: workingDays(month, weekdays) }]
  })
}

/** Hours of each segment, exact; typed ones are divided among the hourly segments as their attendance is, or else their days. */
function hoursOf(segments: readonly SegmentInput[], typed: string | null): Amount[] {
  const hourly = segments.map(({ type }) => type === 'hourly')
  if (typed === null) return segments.map(({ seconds }, n) => (hourly[n] ? amount(seconds).div(3600) : amount(0)))
  const bySeconds = segments.map(({ seconds }, n) => (hourly[n] ? seconds : 0))
  const byDays = segments.map(({ from, to, weekdays }, n) => (hourly[n] ? workingDays({ start: from, end: to }, weekdays) : 0))
  const weights = sum(bySeconds) > 0 ? bySeconds : sum(byDays) > 0 ? byDays : hourly.map(Number)
  const all = sum(weights)
  return weights.map((weight) => (all > 0 ? amount(typed).times(weight).div(all) : amount(0)))
}
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

function component(rule: PayRule, basic_pay: string, currency: string): PayComponent {
  const value = rule.calculation_type === 'percent' ? amount(basic_pay).times(rule.value).div(100) : amount(rule.value)
  return { ...rule, formula: `${rule.calculation_type}@${VERSION}`, amount: rounded(value, currency) }
}

/** The rules in words, for those who ask why. */
export const ruleInWords: Record<PayType | 'fixed' | 'percent' | 'basic' | 'gross' | 'net', string> = {
  monthly: 'rate × days ÷ of_days, each month by itself',
  yearly: 'rate ÷ 12 × days ÷ of_days, each month by itself',
  weekly: 'rate × days ÷ days_in_week',
  hourly: 'rate × hours',
  fixed: 'value',
  percent: 'basic_pay × value ÷ 100',
  basic: 'sum of the basic lines',
  gross: 'basic_pay + allowances',
  net: 'gross_pay − deductions',
}
