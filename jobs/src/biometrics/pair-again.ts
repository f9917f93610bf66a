import type { PunchKind } from '@workledger/contracts/kernel/punch-kinds'
import { attendanceDecider } from '@workledger/domain/attendance/attendance'
import { LONGEST_PUNCHED_HOURS, type Punch, stretch } from '@workledger/domain/attendance/punches'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { dayIn, toSecond } from '@workledger/domain/kernel/zone-days'
import { attendanceRulesOf } from '@workledger/projections/attendance/attendance-days.queries'
import { punchesOf } from '@workledger/projections/biometrics/biometrics.queries'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { zonesOfEach } from '@workledger/projections/structure/zones.queries'
import type { ProcessContext } from '../kernel/process-context'

/** Limit before a workspace sets rules, in minutes. */
export const FORGOTTEN_MINUTES = 16 * 60

/** Days around a change to read, tried in order until no shift is open at their edges. */
const REACHES = [9, 40, 400, 4000]

/** The instants between which an employee's punches have changed. */
export interface Changed {
  employee_id: string
  from: string
  to: string
}

/**
 * Pairs these people's punches again. It reads every known punch, so earlier or repeated runs give
 * the same result. A process that pairs several spans of a person names each with `step`.
 */
export async function pairAgain(
  context: ProcessContext,
  { workspace, now, step = '' }: { workspace: string; now: string; step?: string },
  changed: readonly Changed[],
) {
  let open = changed

  for (const days of REACHES) {
    if (open.length === 0) return
    const { found, left } = await context.ask((db) => readFacts(db, workspace, open, days))

    await sideBySide(found, ({ employee_id, from, to, punches }) => {
      const [first = from, last = to] = [punches[0]?.at, punches.at(-1)?.at]
      const span = { from: first < from ? first : from, to: last > to ? last : to }

      return context.run(
        attendanceDecider,
        employee_id,
        { type: 'take-punches', employee_id, now, ...span, punches },
        { step: `${employee_id}${step}` },
      )
    })

    open = left
  }
}

/**
 * Returns the facts for pairing, for people whose shifts are closed within so many days around the
 * change.
 */
async function readFacts(db: Reads, workspace: string, changed: readonly Changed[], days: number) {
  const since = shifted(
    changed.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
    -days,
  )

  const until = shifted(
    changed.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
    days,
  )

  const employees = changed.map(({ employee_id }) => employee_id)

  const [rows, zones, rules] = await Promise.all([
    punchesOf(db, employees, since, until),
    zonesOfEach(db, workspace, employees),
    attendanceRulesOf(db, workspace),
  ])

  const longest = (day: string) =>
    rules.find(({ effective_on }) => effective_on <= day)?.forgotten_minutes ?? FORGOTTEN_MINUTES
  const byEmployee = groupBy(rows, ({ employee_id }) => employee_id)
  const left: Changed[] = []

  const found = changed.flatMap((each) => {
    const zoneAt = zones(each.employee_id)

    const punches = (byEmployee.get(each.employee_id) ?? []).map(
      ({ id, at: shown, kind, place }): Punch => {
        const at = isoOf(shown)
        const zone = zoneAt(at)

        return {
          id,
          at,
          kind: kind as PunchKind,
          zone,
          longest_minutes: longest(dayIn(zone, at)),
          place,
        }
      },
    )

    const part = stretch(punches, each, { since, until })
    if (part) return [{ ...each, punches: part }]
    left.push(each)

    return []
  })

  return { found, left }
}

/** Converts a read-table instant (`YYYY-MM-DD HH:mm:ss`) to ISO 8601. */
export const isoOf = (shown: string) => `${shown.replace(' ', 'T')}Z`

const shifted = (instant: string, days: number) =>
  toSecond(new Date(Date.parse(instant) + days * 86_400_000))

/** Returns a range that contains every shift which a lost punch began or ended. */
export const around = (employee_id: string, from: string, to: string): Changed => ({
  employee_id,
  from: shifted(from, -LONGEST_PUNCHED_HOURS / 24),
  to: shifted(to, LONGEST_PUNCHED_HOURS / 24),
})

/** Days and people of one pairing after an import. */
const SPAN_DAYS = 31

const PEOPLE_AT_ONCE = 50

/**
 * Pairs people's punches of many months again, a month and some people at a time, so that no append
 * grows too large.
 */
export async function pairLong(
  context: ProcessContext,
  workspace: string,
  now: string,
  changed: readonly Changed[],
) {
  const first = changed.reduce((least, { from }) => (from < least ? from : least), now)
  const last = changed.reduce((most, { to }) => (to > most ? to : most), first)

  for (let from = first; from <= last; from = shifted(from, SPAN_DAYS)) {
    const to = shifted(from, SPAN_DAYS)
    const due = changed.flatMap((each) =>
      each.to < from || each.from > to
        ? []
        : [{ ...each, from: each.from > from ? each.from : from, to: each.to < to ? each.to : to }],
    )

    for (let at = 0; at < due.length; at += PEOPLE_AT_ONCE)
      await pairAgain(
        context,
        { workspace, now, step: ` ${from}` },
        due.slice(at, at + PEOPLE_AT_ONCE),
      )
  }
}
