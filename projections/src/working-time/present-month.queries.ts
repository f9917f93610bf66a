import { addDays } from '@workledger/domain/kernel/calendar-days'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { totalsOf } from '@workledger/domain/working-time/account-days'
import {
  type DayWarnings,
  hasLimits,
  warningsOf,
} from '@workledger/domain/working-time/day-warnings'
import { monthOf } from '@workledger/domain/working-time/months'
import { rulesOf } from '@workledger/domain/working-time/open-months'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { zonesOfEach } from '../structure/zones.port'
import { workSpansOf } from './work-spans.queries'
import {
  dayFactsOf,
  sourceOf,
  type WorkingTimeRulesRow,
  workingTimeRulesOf,
} from './working-time.queries'

/** The present month of a person through today, and its days that break a limit of the rules. */
export interface PresentMonth {
  readonly month: string
  readonly target_seconds: number
  readonly worked_seconds: number
  readonly difference_seconds: number
  readonly above_most_days: number
  readonly rest_missed_days: number
  readonly core_missed_days: number
}

interface Present {
  readonly id: string
  readonly today: string
  readonly month: string
  readonly version: WorkingTimeRulesRow
}

/**
 * Returns the present months of these people, as far as the rules are on and they are employed. It
 * reads no day before that month, so it costs the same after ten years.
 */
export async function presentMonthsOf(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  now: string,
): Promise<Map<string, PresentMonth>> {
  const people = await presentOf(db, workspace, employees, now)
  if (people.length === 0) return new Map()
  const ids = people.map(({ id }) => id)
  const from = people.map(({ month }) => month).sort()[0]!
  const to = people
    .map(({ today }) => today)
    .sort()
    .at(-1)!
  const sources = new Set(people.map(({ version }) => sourceOf(version)))
  const limited = people.filter(({ version }) => hasLimits(version))

  const [facts, ...spans] = await Promise.all([
    dayFactsOf(db, workspace, ids, { from, to, now, sources }),
    ...[...sources].map((source) => {
      const asked = limited.filter(({ version }) => sourceOf(version) === source)
      // The rest before the first day counts from the day before.
      const range = { from: addDays(from, -1), to }
      return workSpansOf(
        db,
        asked.map(({ id }) => id),
        source,
        range,
      )
    }),
  ])

  const spanOf = (id: string) => spans.map((of) => of.get(id)).find(Boolean) ?? []

  return new Map(
    people.map(({ id, today, month, version }) => {
      const days = facts(id, sourceOf(version), { from: month, to: today })
      const before = addDays(month, -1)
      const own = spanOf(id).filter(({ day }) => day >= before && day <= today)
      const { target, worked, difference } = totalsOf(days)

      const warnings = hasLimits(version)
        ? [...warningsOf(days, own, { limits: version, today }).values()]
        : []

      const daysWith = (kind: keyof DayWarnings) => warnings.filter((of) => of[kind]).length

      return [
        id,
        {
          month: month.slice(0, 7),
          target_seconds: target,
          worked_seconds: worked,
          difference_seconds: difference,
          above_most_days: daysWith('above_most'),
          rest_missed_days: daysWith('rest_missed'),
          core_missed_days: daysWith('core_missed'),
        },
      ]
    }),
  )
}

/** Returns the people with an account in the month of their own day. */
async function presentOf(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  now: string,
): Promise<Present[]> {
  const [rules, zones, rows] = await Promise.all([
    workingTimeRulesOf(db, workspace),
    zonesOfEach(db, workspace, employees),
    db
      .selectFrom('employees')
      .select(['id', 'terminated_on'])
      .where('workspace_id', '=', workspace)
      .where('id', '=', anyOf(employees))
      .execute(),
  ])

  return rows.flatMap(({ id, terminated_on }) => {
    const today = dayIn(zones(id)(now), now)
    const month = monthOf(today)
    const version = rulesOf(rules, month)
    if (!version?.on || (terminated_on && terminated_on < month)) return []

    return [{ id, today, month, version }]
  })
}
