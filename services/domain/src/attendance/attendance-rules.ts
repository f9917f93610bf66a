import type { attendanceRuleEvents } from '@workledger/contracts/attendance/attendance.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { earliest, latest } from '../kernel/bounds'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type AttendanceRuleEvent = AnyEventOf<typeof attendanceRuleEvents>
type Version = Extract<AttendanceRuleEvent, { type: 'AttendanceRulesSet' }>['data']

/** Versions by id, each from its effective date until that of the next. */
export type AttendanceRulesState = Readonly<Record<string, Version>>

export type AttendanceRulesCommand =
  /** `today`: the company's. A new version replaces one of the same day and keeps its id. */
  | ({ type: 'set'; today: string } & Version)
  | { type: 'remove'; workspace_id: string; rules_id: string }

/** Companies change their rules once in years; every displayed day examines each version. */
const ATTENDANCE_RULES_LIMIT = 100

/** The attendance rules of a workspace: stream `attendance-rules-{workspace}`. */
export const attendanceRulesDecider: Decider<
  AttendanceRulesState,
  AttendanceRulesCommand,
  AttendanceRuleEvent
> = {
  category: 'attendance-rules',
  initial: {},
  decide(state, command) {
    switch (command.type) {
      case 'set': {
        const { type: _, today, ...version } = command

        if (version.effective_on < earliest(today) || version.effective_on > latest(today))
          refuse('attendance.rules_too_far', { field: 'effective_on' })

        const before = Object.values(state).find(
          ({ effective_on }) => effective_on === version.effective_on,
        )
        if (!before && Object.keys(state).length >= ATTENDANCE_RULES_LIMIT)
          refuse('attendance.rules_too_many')
        const data = { ...version, rules_id: before?.rules_id ?? version.rules_id }

        return before && !changed(before, data) ? [] : [{ type: 'AttendanceRulesSet', data }]
      }

      case 'remove': {
        const { effective_on } = state[command.rules_id] ?? refuse('not_found')
        return [
          {
            type: 'AttendanceRulesRemoved',
            data: { workspace_id: command.workspace_id, rules_id: command.rules_id, effective_on },
          },
        ]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'AttendanceRulesSet':
        return { ...state, [event.data.rules_id]: event.data }
      case 'AttendanceRulesRemoved':
        return without(state, event.data.rules_id)
      default:
        return event satisfies never
    }
  },
  content: contentOf<AttendanceRuleEvent>({
    AttendanceRulesSet: { changed: 'effective_on' },
    AttendanceRulesRemoved: { gone: 'effective_on' },
  }),
}
