import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { payrollCategoryEvents } from '@workledger/contracts/payroll/payroll-categories.events'
import type { Decider } from '../kernel/decider'
import { amount } from '../kernel/money'

export type PayrollCategoryEvent = AnyEventOf<typeof payrollCategoryEvents>
export type CategoryKind = 'allowance' | 'deduction'
type Overtime = Extract<PayrollCategoryEvent, { type: 'OvertimeRuleChanged' }>['data']['overtime']
export interface PayrollCategories {
  allowance: Record<string, string>
  deduction: Record<string, string>
  /** By allowance. */
  overtime: Record<string, NonNullable<Overtime>>
}
type On = { workspace_id: string; category_id: string; kind: CategoryKind }
export type PayrollCategoryCommand =
  /** `overtime`: of an allowance; left out stays. */
  | ({ type: 'add'; name: string; overtime?: Overtime | undefined } & On)
  | ({ type: 'rename'; name: string; overtime?: Overtime | undefined } & On)
  | ({ type: 'delete' } & On)

/** Allowances and deductions: stream `payroll-categories-{workspace}`. */
export const payrollCategoriesDecider: Decider<PayrollCategories, PayrollCategoryCommand, PayrollCategoryEvent> = {
  category: 'payroll-categories',
  initial: { allowance: {}, deduction: {}, overtime: {} },
  decide(state, command) {
    const { workspace_id, category_id, kind } = command
    const data = { workspace_id, category_id, kind }
    const names = state[kind]
    if (command.type === 'add') {
      unique(names, command.name)
      return [{ type: 'PayrollCategoryAdded', data: { ...data, name: command.name } }, ...overtimeOf(state, command)]
    }
    const name = names[category_id] ?? refuse('not_found')
    switch (command.type) {
      case 'rename': {
        const rule = overtimeOf(state, command)
        if (name === command.name) return rule
        unique(names, command.name, category_id)
        return [{ type: 'PayrollCategoryRenamed', data: { ...data, name: command.name } }, ...rule]
      }
      case 'delete':
        return state.overtime[category_id] ? refuse('payroll.category_in_use') : [{ type: 'PayrollCategoryDeleted', data }]
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    const { category_id } = event.data
    switch (event.type) {
      case 'PayrollCategoryAdded':
      case 'PayrollCategoryRenamed': {
        const { kind, name } = event.data
        return { ...state, [kind]: { ...state[kind], [category_id]: name } }
      }
      case 'OvertimeRuleChanged': {
        const { [category_id]: _, ...rest } = state.overtime
        return { ...state, overtime: event.data.overtime ? { ...rest, [category_id]: event.data.overtime } : rest }
      }
      case 'PayrollCategoryDeleted': {
        const { kind } = event.data
        const { [category_id]: _, ...rest } = state[kind]
        return { ...state, [kind]: rest }
      }
      default:
        return event satisfies never
    }
  },
}

function overtimeOf(
  state: PayrollCategories,
  { workspace_id, category_id, kind, overtime }: Extract<PayrollCategoryCommand, { type: 'add' | 'rename' }>,
): PayrollCategoryEvent[] {
  if (overtime === undefined || kind !== 'allowance') return []
  const before = state.overtime[category_id] ?? null
  const same =
    before && overtime
      ? before.per === overtime.per &&
        amount(before.after_hours).equals(overtime.after_hours) &&
        amount(before.factor).equals(overtime.factor)
      : before === overtime
  return same ? [] : [{ type: 'OvertimeRuleChanged', data: { workspace_id, category_id, overtime } }]
}

function unique(names: Record<string, string>, name: string, except?: string) {
  if (Object.entries(names).some(([id, other]) => id !== except && other.toLowerCase() === name.toLowerCase()))
    refuse('structure.name_taken', { field: 'name' })
}
