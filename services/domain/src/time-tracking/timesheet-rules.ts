import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { timesheetRuleEvents } from '@workledger/contracts/time-tracking/timesheets.events'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type TimesheetRuleEvent = AnyEventOf<typeof timesheetRuleEvents>

export interface TimesheetRules {
  /** Whether people submit their weeks. */
  readonly on: boolean
  /** The last day whose time no one changes. */
  readonly locked_until: string | null
}

export type TimesheetRulesCommand = {
  type: 'set'
  workspace_id: string
  /** The company's day. */
  today: string
} & Partial<TimesheetRules>

/** A company's rules for timesheets: stream `timesheet-rules-{workspace}`. */
export const timesheetRulesDecider: Decider<
  TimesheetRules,
  TimesheetRulesCommand,
  TimesheetRuleEvent
> = {
  category: 'timesheet-rules',
  initial: { on: false, locked_until: null },
  decide(before, { workspace_id, today, ...asked }) {
    const { on = before.on, locked_until = before.locked_until } = asked
    if (on === before.on && locked_until === before.locked_until) return []
    if (locked_until && locked_until >= today)
      refuse('timesheet.lock_future', { field: 'locked_until' })

    return [{ type: 'TimesheetRulesSet', data: { workspace_id, on, locked_until } }]
  },
  evolve: (_, { data: { on, locked_until } }) => ({ on, locked_until }),
  content: contentOf<TimesheetRuleEvent>({ TimesheetRulesSet: { changed: 'workspace_id' } }),
}
