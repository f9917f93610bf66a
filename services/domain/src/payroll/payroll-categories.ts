import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { payrollCategoryEvents } from '@workledger/contracts/payroll/payroll-categories.events'
import type { Decider } from '../kernel/decider'

export type PayrollCategoryEvent = AnyEventOf<typeof payrollCategoryEvents>
export type CategoryKind = 'allowance' | 'deduction'
export interface PayrollCategories {
  allowance: Record<string, string>
  deduction: Record<string, string>
}
type On = { workspace_id: string; category_id: string; kind: CategoryKind }
export type PayrollCategoryCommand =
  | ({ type: 'add'; name: string } & On)
  | ({ type: 'rename'; name: string } & On)
  /** `inUse`: an adjustment of a contract names it. */
  | ({ type: 'delete'; inUse: boolean } & On)

/** Names of allowances and deductions: stream `payroll-categories-{workspace}`. */
export const payrollCategoriesDecider: Decider<PayrollCategories, PayrollCategoryCommand, PayrollCategoryEvent> = {
  category: 'payroll-categories',
  initial: { allowance: {}, deduction: {} },
  decide(state, command) {
    const { workspace_id, category_id, kind } = command
    const data = { workspace_id, category_id, kind }
    const names = state[kind]
    if (command.type === 'add') {
      unique(names, command.name)
      return [{ type: 'PayrollCategoryAdded', data: { ...data, name: command.name } }]
    }
    const name = names[category_id] ?? refuse('not_found')
    switch (command.type) {
      case 'rename':
        if (name === command.name) return []
        unique(names, command.name, category_id)
        return [{ type: 'PayrollCategoryRenamed', data: { ...data, name: command.name } }]
      case 'delete':
        return command.inUse ? refuse('payroll.category_in_use') : [{ type: 'PayrollCategoryDeleted', data }]
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    const { kind, category_id } = event.data
    switch (event.type) {
      case 'PayrollCategoryAdded':
      case 'PayrollCategoryRenamed':
        return { ...state, [kind]: { ...state[kind], [category_id]: event.data.name } }
      case 'PayrollCategoryDeleted': {
        const { [category_id]: _, ...rest } = state[kind]
        return { ...state, [kind]: rest }
      }
      default:
        return event satisfies never
    }
  },
}

function unique(names: Record<string, string>, name: string, except?: string) {
  if (Object.entries(names).some(([id, other]) => id !== except && other.toLowerCase() === name.toLowerCase()))
    refuse('structure.name_taken', { fields: { name: ['This name is in use already.'] } })
}
