import { attendanceRuleEvents as e } from '@workledger/contracts/attendance/attendance.events'
import { attendanceRulesDecider } from '@workledger/domain/attendance/attendance-rules'
import { on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

interface Step {
  after_minutes: number
  minutes: number
  paid: boolean
}

/** One row per version of the rules; it counts until the next version's day. */
export const attendanceRules = table(
  'attendance_rules',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    effective_on: col.day,
    breaks: col.json<Step[]>(),
    /**
     * The steps of `breaks` as arrays for arithmetic: seconds of work, seconds of break, and 1
     * where the step's break is unpaid.
     */
    after: col.ints,
    upto: col.ints,
    unpaid: col.ints,
    rest_minutes: col.maybe.int,
    daily_minutes: col.maybe.int,
    forgotten_minutes: col.int,
    longest_minutes: col.int,
    revision: col.revision,
  },
  { indexes: ['workspace_id, effective_on desc'], held: true },
)

const rulesIdOf = (event: { data: { rules_id: string } }) => event.data.rules_id

export const attendanceRulesProjection = projection('attendance-rules', {
  version: 2,
  tables: [attendanceRules],
  contents: [[attendanceRules, attendanceRulesDecider, ({ data }) => String(data.effective_on)]],
  steps: [
    on(
      e.AttendanceRulesSet,
      attendanceRules,
      rulesIdOf,
      (_, { workspace, data: { rules_id, breaks, ...data } }) => ({
        ...data,
        id: rules_id,
        workspace_id: workspace,
        breaks,
        after: breaks.map(({ after_minutes }) => after_minutes * 60),
        upto: breaks.map(({ minutes }) => minutes * 60),
        unpaid: breaks.map(({ paid }) => (paid ? 0 : 1)),
      }),
    ),
    on(e.AttendanceRulesRemoved, attendanceRules, rulesIdOf, () => null),
  ],
})
