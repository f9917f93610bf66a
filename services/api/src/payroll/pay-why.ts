import type { Why } from '@workledger/contracts/payroll/payroll.api'
import { attendanceDecider } from '@workledger/domain/attendance/attendance'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { streamOf } from '@workledger/domain/kernel/decider'
import { amount } from '@workledger/domain/kernel/money'
import { type Pay, type PayComponent, type PaySegment, ruleInWords } from '@workledger/domain/payroll/pay'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import type { Source } from '@workledger/projections/kernel/projection'

type Number_ = Why['numbers'][number]
type Events = Number_['events']

/** Every number of an entry: formula, inputs, and the events that said so. `contract` answers those of a contract or adjustment. */
export function whyOf(
  entry: { payrun_id: string; employee_id: string; pay: Pay; sources: Source[] },
  facts: { contract: (id: string) => readonly Source[]; attendance: readonly Source[] },
): Number_[] {
  const { pay } = entry
  const run: Events = entry.sources.map((source) => ({ ...source, stream: streamOf(payRunDecider, entry.payrun_id) }))
  const of = (ids: readonly string[]): Events =>
    ids.flatMap((id) => facts.contract(id).map((source) => ({ ...source, stream: streamOf(employmentDecider, entry.employee_id) })))
  const shifts: Events = facts.attendance.map((source) => ({ ...source, stream: streamOf(attendanceDecider, entry.employee_id) }))
  const amounts = (lines: readonly { amount: string }[]) => lines.map((line) => line.amount)
  return [
    ...pay.segments.map((segment) =>
      basic(segment, pay, [...of(segment.contract_ids), ...(segment.type === 'hourly' ? shifts : []), ...run]),
    ),
    sum('basic_pay', 'Basic pay', ruleInWords.basic, { basic: amounts(pay.segments) }, pay.basic_pay, run),
    ...pay.allowances.map((line) => component('allowance', line, pay, of, run)),
    sum('gross_pay', 'Gross pay', ruleInWords.gross, { basic_pay: pay.basic_pay, allowances: amounts(pay.allowances) }, pay.gross_pay, run),
    ...pay.deductions.map((line) => component('deduction', line, pay, of, run)),
    sum('net_pay', 'Net pay', ruleInWords.net, { gross_pay: pay.gross_pay, deductions: amounts(pay.deductions) }, pay.net_pay, run),
  ]
}

function basic(
  { formula, type, rate, from, to, parts, seconds, weekdays, amount: result }: PaySegment,
  { typed_hours }: Pay,
  events: Events,
): Number_ {
  const hours =
    typed_hours === null ? { attendance_seconds: seconds, hours: amount(seconds).div(3600).toDecimalPlaces(4).toString() } : { typed_hours }
  const inputs = {
    rate,
    from,
    to,
    ...(type === 'hourly' ? hours : { weekdays, days: parts.map(({ name, days, of_days }) => ({ of: name, days, of_days })) }),
    ...(type === 'weekly' ? { days_in_week: weekdays.length } : {}),
  }
  return { number: 'basic', name: `${from} – ${to}`, formula, rule: ruleInWords[type], inputs, result, events }
}

function component(
  number: 'allowance' | 'deduction',
  line: PayComponent,
  { basic_pay }: Pay,
  of: (ids: string[]) => Events,
  run: Events,
): Number_ {
  const { name, formula, calculation_type, value, adjustment_id, amount: result } = line
  const inputs = calculation_type === 'percent' ? { basic_pay, value } : { value }
  return {
    number,
    name,
    formula,
    rule: ruleInWords[calculation_type],
    inputs,
    result,
    events: [...(adjustment_id ? of([adjustment_id]) : []), ...run],
  }
}

const sum = (
  number: Number_['number'],
  name: string,
  rule: string,
  inputs: Record<string, unknown>,
  result: string,
  events: Events,
): Number_ => ({
  number,
  name,
  formula: 'sum@1',
  rule,
  inputs,
  result,
  events,
})
