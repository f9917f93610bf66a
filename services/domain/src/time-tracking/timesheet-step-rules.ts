import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { timesheetStepRuleEvents } from '@workledger/contracts/time-tracking/timesheets.events'
import { checkApprovalRule } from '../kernel/approval-rules'
import { without } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'
import { amount as decimal } from '../kernel/money'

type TimesheetStepRuleEvent = AnyEventOf<typeof timesheetStepRuleEvents>

export type TimesheetApprovalRule = Extract<
  TimesheetStepRuleEvent,
  { type: 'TimesheetApprovalRuleAdded' }
>['data']

interface TimesheetStepRules {
  rules: Record<string, TimesheetApprovalRule>
}

export type TimesheetStepRulesCommand =
  | ({ type: 'add-rule' | 'change-rule' } & TimesheetApprovalRule)
  | { type: 'delete-rule'; workspace_id: string; rule_id: string }

const words = {
  kinds: ({ departments }: TimesheetApprovalRule) => departments,
  isSameBound: (a: TimesheetApprovalRule, b: TimesheetApprovalRule) =>
    decimal(a.from_hours).eq(b.from_hours),
  bound: 'from_hours',
  codes: { tooMany: 'timesheet.rules_too_many', overlaps: 'timesheet.rule_overlaps' },
} as const

/** Approval rules of the weeks of a workspace: stream `timesheet-steps-{workspace}`. */
export const timesheetStepRulesDecider: Decider<
  TimesheetStepRules,
  TimesheetStepRulesCommand,
  TimesheetStepRuleEvent
> = {
  category: 'timesheet-steps',
  initial: { rules: {} },
  decide,
  evolve,
}

function decide(
  { rules }: TimesheetStepRules,
  command: TimesheetStepRulesCommand,
): TimesheetStepRuleEvent[] {
  switch (command.type) {
    case 'add-rule':
    case 'change-rule': {
      const { type, ...data } = command
      const check = checkApprovalRule(rules, data, { ...words, adds: type === 'add-rule' })
      if (check === 'same') return []

      return [
        {
          type: check === 'added' ? 'TimesheetApprovalRuleAdded' : 'TimesheetApprovalRuleChanged',
          data,
        },
      ]
    }

    case 'delete-rule': {
      const { workspace_id, rule_id } = command
      if (!rules[rule_id]) refuse('not_found')
      return [{ type: 'TimesheetApprovalRuleDeleted', data: { workspace_id, rule_id } }]
    }

    default:
      return command satisfies never
  }
}

function evolve(state: TimesheetStepRules, event: TimesheetStepRuleEvent): TimesheetStepRules {
  switch (event.type) {
    case 'TimesheetApprovalRuleAdded':
    case 'TimesheetApprovalRuleChanged':
      return { rules: { ...state.rules, [event.data.rule_id]: event.data } }
    case 'TimesheetApprovalRuleDeleted':
      return { rules: without(state.rules, event.data.rule_id) }
    default:
      return event satisfies never
  }
}
