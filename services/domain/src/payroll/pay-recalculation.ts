import { entriesById, getById } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { calculatePay, inputsOf, type Pay, type PayComponent, type PayRule, ruleOf } from './pay'
import { type DraftedEntry, entryId } from './pay-run-entries'
import type { Run } from './pay-run-state'

/**
 * Returns a pay by today's facts, with an admin's manual changes of the previous one: hours, lines,
 * and removed lines.
 */
export function withTyped(before: Pay, fresh: Pay, currency: string): Pay {
  const typed =
    before.typed_hours !== null ||
    before.allowances.some((line) => line.typed) ||
    before.deductions.some((line) => line.typed)

  if (!typed) return fresh
  const inputs = inputsOf(fresh)

  return calculatePay(
    {
      ...inputs,
      typed_hours: before.typed_hours,
      allowances: overridden(inputs.allowances, before.allowances),
      deductions: overridden(inputs.deductions, before.deductions),
    },
    currency,
  )
}

function overridden(fresh: readonly PayRule[], before: readonly PayComponent[]): PayRule[] {
  const typed = before.filter((line) => line.typed)

  const isOf = (rule: PayRule, line: PayComponent) =>
    rule.payout_id !== undefined
      ? false
      : line.adjustment_id !== null
        ? rule.adjustment_id === line.adjustment_id
        : rule.adjustment_id === null &&
          rule.category_id === line.category_id &&
          (line.category_id !== null || rule.name === line.name) &&
          rule.carried_in === line.carried_in

  return [...fresh.filter((rule) => !typed.some((line) => isOf(rule, line))), ...typed.map(ruleOf)]
}

/** Returns the entries of a draft that today's facts change. Excluded employees stay excluded. */
export function recalculated(
  run: Run,
  fresh: readonly Omit<DraftedEntry, 'entry_id'>[],
): { entries: DraftedEntry[]; removed: string[] } {
  const byEmployee = new Map(
    [...entriesById(run.entries)].map(([id, entry]) => [entry.employee_id, id]),
  )
  let { entries_count } = run

  const entries = fresh.flatMap((now): DraftedEntry[] => {
    const entry_id = byEmployee.get(now.employee_id)
    const before = entry_id && getById(run.entries, entry_id)
    if (!entry_id || !before) return [{ ...now, entry_id: entryId(run.payrun_id, entries_count++) }]
    const pay = before.pay && now.pay ? withTyped(before.pay, now.pay, run.currency) : now.pay
    const { department_id } = now

    return changed({ department_id: before.department_id, pay: before.pay }, { department_id, pay })
      ? [{ ...now, entry_id, should_pay: before.should_pay, pay }]
      : []
  })

  const still = new Set(fresh.map(({ employee_id }) => employee_id))
  const removed = [...byEmployee].flatMap(([employee, id]) => (still.has(employee) ? [] : [id]))

  return { entries, removed }
}
