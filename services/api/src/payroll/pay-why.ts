import type { Why } from '@workledger/contracts/payroll/pay-why'
import { attendanceDecider } from '@workledger/domain/attendance/attendance'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { streamOf } from '@workledger/domain/kernel/decider'
import { amount } from '@workledger/domain/kernel/money'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { settlementRuleOf } from '@workledger/domain/payroll/leave-settlement'
import {
  explainComponent,
  explainExpense,
  explainSegment,
  type Pay,
  type PayComponent,
  type PayCorrection,
  type PayExpense,
  type PaySegment,
  ruleInWords,
} from '@workledger/domain/payroll/pay'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { workingTimeDecider } from '@workledger/domain/working-time/account'
import type { Source } from '@workledger/projections/kernel/projection'

type Number_ = Why['numbers'][number]
type Events = Number_['events']

/**
 * Explains every number of an entry: formula, inputs and source events. `contract` returns those of
 * a contract or adjustment.
 */
export function whyOf(
  entry: { payrun_id: string; employee_id: string; pay: Pay; sources: Source[] },
  facts: {
    contract: (id: string) => readonly Source[]
    attendance: readonly Source[]
    leave: readonly Source[]
    /** The events of a payout of hours. */
    payout: (id: string) => readonly Source[]
  },
): Number_[] {
  const { pay } = entry

  const run: Events = entry.sources.map((source) => ({
    ...source,
    stream: streamOf(payRunDecider, entry.payrun_id),
  }))

  const of = (ids: readonly string[]): Events =>
    ids.flatMap((id) =>
      facts
        .contract(id)
        .map((source) => ({ ...source, stream: streamOf(employmentDecider, entry.employee_id) })),
    )

  const shifts: Events = facts.attendance.map((source) => ({
    ...source,
    stream: streamOf(attendanceDecider, entry.employee_id),
  }))

  const leaves: Events = facts.leave.map((source) => ({
    ...source,
    stream: streamOf(leaveLedger, entry.employee_id),
  }))

  const payout = (id: string | undefined): Events =>
    (id ? facts.payout(id) : []).map((source) => ({
      ...source,
      stream: streamOf(workingTimeDecider, entry.employee_id),
    }))

  const behind = ({ calculation_type, payout_id }: PayComponent) =>
    calculation_type === 'hours'
      ? shifts
      : calculation_type === 'leave'
        ? leaves
        : calculation_type === 'payout'
          ? payout(payout_id)
          : []
  const earned = pay.corrections.filter(({ side }) => side !== 'deduction')
  const kept = pay.corrections.filter(({ side }) => side === 'deduction')

  const sums = sumsOf(pay, earned, kept)

  return [
    ...pay.segments.map((segment) =>
      basic(segment, pay, [
        ...of(segment.contract_ids),
        ...(segment.kind === 'hours' ? shifts : []),
        ...run,
      ]),
    ),
    sumNumber('basic_pay', 'Basic pay', sums.basic, run),
    ...pay.allowances.map((line) => component('allowance', line, of, [...behind(line), ...run])),
    ...earned.map((line) => correction(line, run)),
    sumNumber('gross_pay', 'Gross pay', sums.gross, run),
    ...pay.deductions.map((line) => component('deduction', line, of, [...behind(line), ...run])),
    ...kept.map((line) => correction(line, run)),
    ...pay.expenses.map((line) => expense(line, run)),
    sumNumber('net_pay', 'Net pay', sums.net, run),
  ]
}

const amounts = (lines: readonly { amount: string }[]) => lines.map((line) => line.amount)

/** Returns how the three sums of a pay are made. */
const sumsOf = (pay: Pay, earned: readonly PayCorrection[], kept: readonly PayCorrection[]) => ({
  basic: {
    rule: ruleInWords.basic,
    inputs: { basic: amounts(pay.segments) },
    result: pay.basic_pay,
  },
  gross: {
    rule: ruleInWords.gross,
    inputs: {
      basic_pay: pay.basic_pay,
      allowances: amounts(pay.allowances),
      corrections: amounts(earned),
    },
    result: pay.gross_pay,
  },
  net: {
    rule: pay.expenses.length > 0 ? ruleInWords.net_expenses : ruleInWords.net,
    inputs: {
      gross_pay: pay.gross_pay,
      deductions: amounts(pay.deductions),
      corrections: amounts(kept),
      ...(pay.expenses.length > 0 ? { expenses: amounts(pay.expenses) } : {}),
    },
    result: pay.net_pay,
  },
})

function basic(line: PaySegment, { typed_hours }: Pay, events: Events): Number_ {
  const {
    kind,
    formula,
    type,
    rate,
    factor,
    from,
    to,
    quantity,
    of,
    per_year,
    days,
    amount: result,
  } = line

  const hours =
    of === 1
      ? { typed_hours: typed_hours ?? quantity, hours: quantity }
      : {
          attendance_seconds: Number(quantity),
          hours: amount(quantity).div(3600).toDecimalPlaces(4).toString(),
        }

  const counted = kind === 'salary' || kind === 'unpaid'

  const inputs = {
    rate,
    from,
    to,
    ...(counted
      ? { days: [{ of: `${from}/${to}`, days: Number(quantity), of_days: of }], per_year }
      : hours),
    ...(factor === '1' ? {} : { factor }),
    ...(type === 'weekly' ? { days_in_week: of } : {}),
  }

  const rule = kind === 'salary' || kind === 'hours' ? ruleInWords[type] : ruleInWords[kind]
  const name = line.name ?? `${from} – ${to}`

  return {
    number: 'basic',
    kind,
    name,
    formula,
    rule,
    inputs,
    line: explainSegment(line),
    days,
    result,
    events,
  }
}

const hoursIn = (seconds: string | number) =>
  amount(seconds).div(3600).toDecimalPlaces(4).toString()

function component(
  number: 'allowance' | 'deduction',
  line: PayComponent,
  of: (ids: string[]) => Events,
  run: Events,
): Number_ {
  const { name, formula, calculation_type, adjustment_id, carried_in, days, amount: result } = line
  const explanation = explainComponent(line)
  const inputs = inputsOf(line, explanation.unit)
  const settled = calculation_type === 'leave'

  const rule =
    ruleInWords[
      line.regular_rate === 'premium'
        ? 'regular_rate'
        : settled
          ? settlementRuleOf(line)
          : explanation.unit === 'days'
            ? 'by_days'
            : calculation_type
    ]

  const kind = line.typed
    ? 'typed'
    : carried_in
      ? 'carried'
      : settled
        ? 'settled'
        : calculation_type

  const events = [...(adjustment_id ? of([adjustment_id]) : []), ...run]

  return { number, kind, name, formula, rule, inputs, line: explanation, days, result, events }
}

function inputsOf(line: PayComponent, unit: ReturnType<typeof explainComponent>['unit']) {
  const { calculation_type, value, factor, quantity, base, carried, from, to } = line
  const isPremium = line.regular_rate === 'premium'

  return {
    value,
    ...(calculation_type === 'percent' ? { basic_pay: base } : {}),
    ...(isPremium
      ? { bonuses: value, factor, hours: hoursIn(quantity), hours_worked: hoursIn(line.of) }
      : {}),
    ...(calculation_type === 'hours' && !isPremium
      ? { rate: value, factor, hours: hoursIn(quantity) }
      : {}),
    ...(calculation_type === 'payout'
      ? { rate: value, factor, hours: hoursIn(quantity), of_hours: hoursIn(line.of) }
      : {}),
    ...(calculation_type === 'leave'
      ? { rate: value, factor, days_of_leave: quantity, of_days: line.of }
      : {}),
    ...(unit === 'days' && calculation_type !== 'leave'
      ? { days: [{ of: `${from}/${to}`, days: Number(quantity), of_days: line.of }] }
      : {}),
    ...(Number(carried) > 0 ? { carried } : {}),
  }
}

function correction(
  { payrun_id, entry_id, start, end, side, name, cause, now, then, amount: result }: PayCorrection,
  events: Events,
): Number_ {
  const inputs = { payrun_id, entry_id, from: start, to: end, side, cause, now, then }
  const line = { unit: 'whole' as const, multiply: [now], divide: [], less: then, in_seconds: null }

  return {
    number: 'correction',
    kind: 'correction',
    name,
    formula: 'correction@1',
    rule: ruleInWords.correction,
    inputs,
    line,
    days: [],
    result,
    events,
  }
}

function expense(line: PayExpense, run: Events): Number_ {
  const { expense_id, name, date, claimed, currency, rate, amount: result } = line
  const inputs = { expense_id, date, claimed, currency, ...(rate === null ? {} : { rate }) }
  const rule = rate === null ? ruleInWords.expense : ruleInWords.expense_rate
  const formula = 'expense@1'

  return {
    number: 'expense',
    kind: 'expense',
    name,
    formula,
    rule,
    inputs,
    line: explainExpense(line),
    days: [],
    result,
    events: run,
  }
}

const sumNumber = (
  number: Number_['number'],
  name: string,
  { rule, inputs, result }: { rule: string; inputs: Record<string, unknown>; result: string },
  events: Events,
): Number_ => ({
  number,
  kind: 'sum',
  name,
  formula: 'sum@1',
  rule,
  inputs,
  line: null,
  days: [],
  result,
  events,
})
