import type { expenseRuleEvents } from '@workledger/contracts/expenses/expenses.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { checkApprovalRule } from '../kernel/approval-rules'
import { without } from '../kernel/by-id'
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

const words = {
  kinds: ({ categories }: ExpenseRule) => categories,
  isSameBound: (a: ExpenseRule, b: ExpenseRule) =>
    a.currency === b.currency && decimal(a.from_amount).eq(b.from_amount),
  bound: 'from_amount',
  codes: { tooMany: 'expenses.rules_too_many', overlaps: 'expenses.rule_overlaps' },
} as const

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
      const check = checkApprovalRule(rules, data, { ...words, adds: type === 'add-rule' })
      if (check === 'same') return []

      return [
        {
          type: check === 'added' ? 'ExpenseApprovalRuleAdded' : 'ExpenseApprovalRuleChanged',
          data,
        },
      ]
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
