import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { timesheetStepRuleEvents } from '@workledger/contracts/time-tracking/timesheets.events'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
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

/** Most approval rules of a workspace. */
const MOST_RULES = 50

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
      const before = rules[data.rule_id]
      if (type === 'change-rule' && !before) refuse('not_found')
      const others = Object.values(without(rules, data.rule_id))
      if (others.length >= MOST_RULES) refuse('timesheet.rules_too_many')

      if (others.some(({ name }) => name.toLowerCase() === data.name.toLowerCase()))
        refuse('structure.name_taken', { field: 'name' })

      if (others.some((other) => isSameCase(other, data)))
        refuse('timesheet.rule_overlaps', { field: 'from_hours' })

      if (before && !changed(before, data)) return []

      return [
        { type: before ? 'TimesheetApprovalRuleChanged' : 'TimesheetApprovalRuleAdded', data },
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

/** Returns whether two rules are for the same weeks, so that neither could come first. */
const isSameCase = (a: TimesheetApprovalRule, b: TimesheetApprovalRule) =>
  decimal(a.from_hours).eq(b.from_hours) &&
  (a.departments.length === 0
    ? b.departments.length === 0
    : a.departments.some((department) => b.departments.includes(department)))
