import type { ApprovalRoute } from '@workledger/contracts/kernel/approval-steps'
import { routeOf } from '../kernel/approval-steps'
import { amount as decimal } from '../kernel/money'
import type { TimesheetApprovalRule } from './timesheet-step-rules'

export type WeekRule = Pick<
  TimesheetApprovalRule,
  'rule_id' | 'departments' | 'from_hours' | 'steps'
>

/** What rules compare of a week. */
export interface ComparedWeek {
  readonly seconds: number
  /** The person's department; null: none. */
  readonly department: string | null
}

/** Returns the least seconds of a week that reaches a rule. */
const secondsFrom = ({ from_hours }: Pick<WeekRule, 'from_hours'>) =>
  decimal(from_hours).times(3600).ceil().toNumber()

function routeFor(rules: readonly WeekRule[], { seconds, department }: ComparedWeek) {
  return routeOf(
    rules.map((rule) => ({ ...rule, id: rule.rule_id, kinds: rule.departments })),
    department ?? '',
    {
      reaches: (rule) => seconds >= secondsFrom(rule),
      above: (a, b) => secondsFrom(a) > secondsFrom(b),
    },
  )
}

/**
 * Returns the steps of a week; without a route, one decision. `other_steps_from`: the seconds from
 * which it would have other steps, because a timer of a submitted week may still stop.
 */
export function weekRouteOf(
  rules: readonly WeekRule[],
  week: ComparedWeek,
): { route?: ApprovalRoute; other_steps_from?: number } {
  const route = routeFor(rules, week)

  const next = rules
    .map(secondsFrom)
    .filter((bound) => bound > week.seconds)
    .sort((a, b) => a - b)
    .find((bound) => routeFor(rules, { ...week, seconds: bound })?.rule_id !== route?.rule_id)

  return { ...(route && { route }), ...(next !== undefined && { other_steps_from: next }) }
}
