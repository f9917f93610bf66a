import type { expenseRuleEvents } from '@workledger/contracts/expenses/expenses.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { amount as decimal } from '../kernel/money'

type ExpenseRuleEvent = AnyEventOf<typeof expenseRuleEvents>
export type ExpenseRule = Extract<ExpenseRuleEvent, { type: 'ExpenseApprovalRuleAdded' }>['data']

interface ExpenseRulesState {
  rules: Record<string, ExpenseRule>
}

export type ExpenseRulesCommand =
  | ({ type: 'add-rule' | 'change-rule' } & ExpenseRule)
  | { type: 'delete-rule'; workspace_id: string; rule_id: string }

/** Most approval rules of a workspace. */
const MOST_RULES = 50

/** Approval rules of expenses of a workspace: stream `expense-rules-{workspace}`. */
export const expenseRulesDecider: Decider<
  ExpenseRulesState,
  ExpenseRulesCommand,
  ExpenseRuleEvent
> = {
  category: 'expense-rules',
  initial: { rules: {} },
  decide,
  evolve,
}

function decide({ rules }: ExpenseRulesState, command: ExpenseRulesCommand): ExpenseRuleEvent[] {
  switch (command.type) {
    case 'add-rule':
    case 'change-rule': {
      const { type, ...data } = command
      const before = rules[data.rule_id]
      if (type === 'change-rule' && !before) refuse('not_found')
      const others = Object.values(without(rules, data.rule_id))
      if (others.length >= MOST_RULES) refuse('expenses.rules_too_many')

      if (others.some(({ name }) => name.toLowerCase() === data.name.toLowerCase()))
        refuse('structure.name_taken', { field: 'name' })

      if (others.some((other) => isSameCase(other, data)))
        refuse('expenses.rule_overlaps', { field: 'from_amount' })

      if (before && !changed(before, data)) return []

      return [{ type: before ? 'ExpenseApprovalRuleChanged' : 'ExpenseApprovalRuleAdded', data }]
    }

    case 'delete-rule': {
      const { workspace_id, rule_id } = command
      if (!rules[rule_id]) refuse('not_found')
      return [{ type: 'ExpenseApprovalRuleDeleted', data: { workspace_id, rule_id } }]
    }

    default:
      return command satisfies never
  }
}

function evolve(state: ExpenseRulesState, event: ExpenseRuleEvent): ExpenseRulesState {
  switch (event.type) {
    case 'ExpenseApprovalRuleAdded':
    case 'ExpenseApprovalRuleChanged':
      return { rules: { ...state.rules, [event.data.rule_id]: event.data } }
    case 'ExpenseApprovalRuleDeleted':
      return { rules: without(state.rules, event.data.rule_id) }
    default:
      return event satisfies never
  }
}

/** Returns whether two rules are for the same claims, so that neither could come first. */
const isSameCase = (a: ExpenseRule, b: ExpenseRule) =>
  a.currency === b.currency &&
  decimal(a.from_amount).eq(b.from_amount) &&
  (a.categories.length === 0
    ? b.categories.length === 0
    : a.categories.some((category) => b.categories.includes(category)))
