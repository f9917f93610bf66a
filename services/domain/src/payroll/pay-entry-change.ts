import { refuse } from '@workledger/contracts/kernel/errors'
import { checkUnit } from '../kernel/bounds'
import { getById } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { amount } from '../kernel/money'
import {
  calculatePay,
  inputsOf,
  type PayComponent,
  type PayInputs,
  type PayRule,
  ruleOf,
} from './pay'
import { whole } from './pay-adjustments'
import type { EntryChange, TypedComponent } from './pay-run-commands'
import type { PayRunEvent, Run } from './pay-run-state'

/** Recalculates the entry from its inputs; returns nothing if it is unchanged. */
export function changeEntry(
  run: Run,
  change: EntryChange,
  by: string[],
): Extract<PayRunEvent, { type: 'PayRunEntryChanged' }>[] {
  const { entry_id } = change
  const { employee_id, department_id, should_pay, pay } =
    getById(run.entries, entry_id) ?? refuse('not_found')
  // An erased person has no pay.
  if (!pay) refuse('not_found')

  // Hours that are sent back as displayed are not typed.
  const typed_hours =
    change.work_hours !== undefined && !isSameAmount(change.work_hours, pay.work_hours)
      ? change.work_hours
      : undefined

  if (typed_hours !== undefined) checkHours(run, typed_hours)

  const lines = (name: 'allowances' | 'deductions') =>
    typed(change[name]!, pay[name], { currency: run.currency, name })

  const inputs: PayInputs = {
    ...inputsOf(pay),
    ...(typed_hours !== undefined ? { typed_hours } : {}),
    ...(change.allowances ? { allowances: lines('allowances') } : {}),
    ...(change.deductions ? { deductions: lines('deductions') } : {}),
  }

  const after = {
    should_pay: change.should_pay ?? should_pay,
    pay: calculatePay(inputs, run.currency),
  }

  if (!changed({ should_pay, pay }, after)) return []

  const data = {
    payrun_id: run.payrun_id,
    entry_id,
    employee_id,
    department_id,
    ...after,
    reason: change.reason || null,
    by,
  }

  return [{ type: 'PayRunEntryChanged', data }]
}

/** Refuses more hours than the days of the run have. */
function checkHours({ start, end }: Pick<Run, 'start' | 'end'>, typed: string) {
  const hours = ((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1) * 24

  if (amount(typed).greaterThan(hours))
    refuse('payroll.hours_of_period', { field: 'work_hours', params: { hours } })
}

/**
 * Returns typed lines. A line with its amount unchanged keeps its rule, so that a percent stays
 * one; another amount is fixed.
 */
function typed(
  components: readonly TypedComponent[],
  before: readonly PayComponent[],
  { currency, name: list }: { currency: string; name: string },
): PayRule[] {
  // The bonus share of overtime follows from the other lines.
  const premium = before.filter((line) => line.regular_rate === 'premium')
  const payouts = before.filter((line) => line.calculation_type === 'payout')

  const left = before.filter(
    (line) => line.regular_rate !== 'premium' && line.calculation_type !== 'payout',
  )

  const sent = withoutPayouts(components, payouts, list).filter(
    (each) =>
      !premium.some(
        (line) =>
          line.name === each.name && isSameAmount(line.amount, each.amount) && !each.adjustment_id,
      ),
  )

  const lines = sent.map(({ name, amount: value, adjustment_id = null }): PayRule => {
    const named = left.filter((line) =>
      adjustment_id
        ? line.adjustment_id === adjustment_id
        : line.name === name && !line.adjustment_id,
    )

    const line = named.find((each) => isSameAmount(each.amount, value)) ?? named[0]
    if (line) left.splice(left.indexOf(line), 1)
    if (line && isSameAmount(line.amount, value)) return { ...ruleOf(line), name }
    checkUnit(value, currency, list)
    const { category_id = null, carried_in = false } = line ?? {}
    const counts = line?.regular_rate ? { regular_rate: line.regular_rate } : {}

    const by_hand = {
      ...whole,
      calculation_type: 'fixed' as const,
      value,
      from: null,
      to: null,
      typed: true,
      ...counts,
    }

    return { ...by_hand, adjustment_id: line?.adjustment_id ?? null, category_id, carried_in, name }
  })

  // A removed calculated line stays as a typed zero, so that a recalculation does not restore it.
  const gone = left.filter((line) => !line.typed)

  return [
    ...payouts.map(ruleOf),
    ...lines,
    ...gone.map(
      (line): PayRule => ({ ...ruleOf(line), ...whole, ...nothing, carried_in: line.carried_in }),
    ),
  ]
}

/** Takes payouts from the sent lines; refuses if one is changed or missing. */
function withoutPayouts(
  components: readonly TypedComponent[],
  payouts: readonly PayComponent[],
  field: string,
): readonly TypedComponent[] {
  const rest = [...components]

  for (const { name, amount: value } of payouts) {
    const at = rest.findIndex((each) => each.name === name && isSameAmount(each.amount, value))
    if (at < 0) refuse('payroll.payout_fixed', { field })
    rest.splice(at, 1)
  }

  return rest
}

const nothing = {
  calculation_type: 'fixed' as const,
  value: '0',
  from: null,
  to: null,
  typed: true,
}

const isSameAmount = (a: string, b: string) => amount(a).equals(b)
