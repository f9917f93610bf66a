import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { workingTimeRuleEvents } from '@workledger/contracts/working-time/working-time.events'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { addMonths, monthOf } from './months'

export type WorkingTimeRuleEvent = AnyEventOf<typeof workingTimeRuleEvents>
export type RulesVersion = WorkingTimeRuleEvent['data']

/** Versions by month, each until that of the next. */
export type WorkingTimeRulesState = Readonly<Record<string, RulesVersion>>

/** `today`: the company's. A new version replaces one of the same month and keeps its id. */
export type WorkingTimeRulesCommand = { type: 'set'; today: string } & RulesVersion

const WORKING_TIME_RULES_LIMIT = 100

/** Most months between today and the first month of a version. */
const FURTHEST_MONTHS = 12

/** The rules of a workspace: stream `working-time-rules-{workspace}`. */
export const workingTimeRulesDecider: Decider<
  WorkingTimeRulesState,
  WorkingTimeRulesCommand,
  WorkingTimeRuleEvent
> = {
  category: 'working-time-rules',
  initial: {},
  decide(state, { type: _, today, ...version }) {
    const { effective_on } = version
    const now = monthOf(today)

    if (
      effective_on < addMonths(now, -FURTHEST_MONTHS) ||
      effective_on > addMonths(now, FURTHEST_MONTHS)
    )
      refuse('working_time.rules_too_far', { field: 'from_month' })

    const before = state[effective_on]
    if (!before && Object.keys(state).length >= WORKING_TIME_RULES_LIMIT)
      refuse('working_time.rules_too_many')

    const data = { ...version, rules_id: before?.rules_id ?? version.rules_id }
    return before && !changed(before, data) ? [] : [{ type: 'WorkingTimeRulesSet', data }]
  },
  evolve: (state, { data }) => ({ ...state, [data.effective_on]: data }),
  content: contentOf<WorkingTimeRuleEvent>({ WorkingTimeRulesSet: { changed: 'effective_on' } }),
}
