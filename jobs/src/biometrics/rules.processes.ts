import { attendanceRuleEvents as e } from '@workledger/contracts/attendance/attendance.events'
import type { RecordedOf } from '@workledger/contracts/kernel/event'
import {
  type AttendanceRulesState,
  attendanceRulesDecider,
} from '@workledger/domain/attendance/attendance-rules'
import { toSecond } from '@workledger/domain/kernel/zone-days'
import { shiftsLongerThan } from '@workledger/projections/biometrics/biometrics.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'
import { around, FORGOTTEN_MINUTES, isoOf, pairAgain } from './pair-again'

/** The most people whose punches are paired together. */
const AT_ONCE = 100

const longestOn = (versions: AttendanceRulesState, day: string) =>
  Object.values(versions)
    .filter(({ effective_on }) => effective_on <= day)
    .sort((a, b) => (a.effective_on < b.effective_on ? 1 : -1))[0]?.forgotten_minutes ??
  FORGOTTEN_MINUTES

type Changed = RecordedOf<typeof e.AttendanceRulesSet> | RecordedOf<typeof e.AttendanceRulesRemoved>

/**
 * Pairs punches again on the days of a changed version if its longest shift may change the result.
 * That concerns shifts without an end and those over the shorter of both limits. Breaks and limits
 * apply when days are read.
 */
async function pairUnderRules(event: Changed, context: ProcessContext) {
  const { workspace, meta } = event
  const { effective_on } = event.data
  const before = await context.before(attendanceRulesDecider)
  const after = attendanceRulesDecider.evolve(before, event as never)
  const [was, is] = [longestOn(before, effective_on), longestOn(after, effective_on)]
  if (was === is) return
  const later = Object.values(after).flatMap((version) =>
    version.effective_on > effective_on ? [version.effective_on] : [],
  )
  const days = { from: effective_on, until: later.sort()[0] ?? null }
  const found = await context.ask((db) => shiftsLongerThan(db, workspace, days, Math.min(was, is)))
  const changed = found.map(({ employee_id, first, last }) =>
    around(employee_id, isoOf(first), isoOf(last)),
  )

  for (let at = 0; at < changed.length; at += AT_ONCE)
    await pairAgain(
      context,
      { workspace, now: toSecond(meta.occurred_at) },
      changed.slice(at, at + AT_ONCE),
    )
}

export const attendanceRulesProcesses: readonly Process[] = [
  process({
    name: 'attendance of punches by new rules',
    on: e.AttendanceRulesSet,
    react: pairUnderRules,
  }),
  process({
    name: 'attendance of punches without a version',
    on: e.AttendanceRulesRemoved,
    react: pairUnderRules,
  }),
]
