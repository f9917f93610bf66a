import type { DayRange } from '@workledger/domain/kernel/day-range'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { daysBetween } from '@workledger/domain/leave/leave-days'
import type { AccountDay } from '@workledger/domain/working-time/account-days'
import { lastDayOf, MONTHS_COMPARED } from '@workledger/domain/working-time/months'
import { openMonths, rulesOf } from '@workledger/domain/working-time/open-months'
import type { OvertimeRule } from '@workledger/domain/working-time/overtime'
import { derivedId } from '@workledger/event-store/ids'
import { sql } from 'kysely'
import { secondsByDay } from '../attendance/worked-days.port'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { leaveFactsOf } from '../leave/employment-facts.port'
import { type DayTerms, targetTerms } from '../leave/target-days.port'

export type Source = 'attendance' | 'timer'

export const sourceOf = ({ source }: { readonly source: string }) => source as Source

export type WorkingTimeRulesRow = Awaited<ReturnType<typeof workingTimeRulesOf>>[number]

/** Selects the versions of a workspace's rules, oldest first. */
export const workingTimeRulesOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('working_time_rules')
    .select([
      'id',
      'effective_on',
      'on',
      'source',
      'most_minutes',
      'least_minutes',
      'expires_months',
      'closes_on',
      'core_from',
      'core_to',
      'day_most_minutes',
      'rest_minutes',
      'payout_percent',
      'overtime_minutes',
      'overtime_per',
      'revision',
    ])
    .where('workspace_id', '=', workspace)
    .orderBy('effective_on')
    .execute()

/** A closed month, with its days. */
export interface ClosedMonth {
  readonly month: string
  readonly source: Source
  readonly days: readonly AccountDay[]
}

/** The account of a person with the present facts of its months. */
export interface AccountFacts {
  readonly today: string
  readonly balance_seconds: number
  readonly closed: string | null
  /** The last closed months, oldest first. */
  readonly months: readonly ClosedMonth[]
  /** Months not closed, oldest first. */
  readonly open: readonly string[]
  /** Returns the present facts of a month's days through today. */
  daysOf(month: string, source: Source): AccountDay[]
}

/**
 * Returns the accounts of many employees in one round of queries: their open months, the last
 * closed ones, and one month more if given.
 */
export async function accountsOf(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  { now, rules, month }: { now: string; rules: readonly WorkingTimeRulesRow[]; month?: string },
): Promise<Map<string, AccountFacts>> {
  const [known, rows] = await Promise.all([
    leaveFactsOf(db, workspace, employees, now),
    accountRows(db, workspace, employees),
  ])

  const accounts = new Map(rows.map((row) => [row.id, row]))

  const found = [...known].map(([id, { facts }]) => {
    const { balance_seconds = 0, closed_month: closed = null, months = [] } = accounts.get(id) ?? {}
    const { from, to, earlier = [] } = facts.employed
    const began = earlier[0]?.from ?? from

    const open = openMonths(rules, { from: began, to }, closed, facts.today)

    return { id, today: facts.today, balance_seconds, closed, months, open }
  })

  const read = found.flatMap(({ months, open }) => [
    ...(months[0] ? [months[0].month] : []),
    ...(open[0] ? [open[0]] : []),
  ])

  const first = [...read, ...(month ? [month] : [])].sort()[0]
  if (!first) return new Map(found.map((account) => [account.id, { ...account, daysOf: () => [] }]))
  const latest = found
    .map(({ today }) => today)
    .sort()
    .at(-1)!
  const range = { from: first, to: month && lastDayOf(month) > latest ? lastDayOf(month) : latest }
  const ids = found.map(({ id }) => id)
  const facts = await dayFactsOf(db, workspace, ids, { ...range, now, sources: sourcesIn(rules) })

  return new Map(
    found.map((account) => [
      account.id,
      {
        ...account,
        daysOf: (month, source) => {
          const last = lastDayOf(month)
          return facts(account.id, source, {
            from: month,
            to: last < account.today ? last : account.today,
          })
        },
      },
    ]),
  )
}

const sourcesIn = (rules: readonly { source: string }[]) => new Set(rules.map(sourceOf))

/** Reads balances with the last closed months, whose rows are one column of the account. */
const accountRows = (db: Reads, workspace: string, employees: readonly string[]) =>
  db
    .selectFrom('working_time_accounts as a')
    .select(['a.id', 'a.balance_seconds', 'a.closed_month'])
    .select(
      sql<ClosedMonth[]>`coalesce((select json_agg(json_build_object(
        'month', m.month, 'source', m.source, 'days', m.days) order by m.month)
        from (select month, source, days from working_time_months
          where employee_id = a.id order by month desc limit ${MONTHS_COMPARED}) m), '[]')`.as(
        'months',
      ),
    )
    .where('a.workspace_id', '=', workspace)
    .where('a.id', '=', anyOf(employees))
    .execute()

/** Returns the facts of days: agreed time, holiday and leave, and worked time by its source. */
export async function dayFactsOf(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  { sources, ...range }: DayRange & { now: string; sources: ReadonlySet<Source> },
) {
  const { from, to } = range

  const [terms, attended, timed] = await Promise.all([
    targetTerms(db, workspace, employees, range),
    sources.has('attendance') ? secondsByDay(db, employees, from, to) : [],
    sources.has('timer') ? timedByDay(db, workspace, employees, range) : [],
  ])

  const worked = { attendance: byPersonAndDay(attended), timer: byPersonAndDay(timed) }

  return (employee: string, source: Source, days: DayRange): AccountDay[] =>
    days.to < days.from
      ? []
      : daysBetween(days.from, days.to).map((day) => ({
          day,
          ...dayTerms(terms.get(employee)?.(day)),
          worked: worked[source].get(employee)?.get(day) ?? 0,
        }))
}

const dayTerms = (terms: DayTerms | null | undefined) =>
  terms && terms.agreed > 0
    ? {
        agreed: terms.agreed,
        holiday: String(terms.holiday),
        leave: String(terms.leave),
        // Days without it are as they were before it existed.
        ...(terms.lieu > 0 ? { lieu: String(terms.lieu) } : {}),
      }
    : { agreed: 0, holiday: '0', leave: '0' }

const byPersonAndDay = (
  rows: readonly { employee_id: string; day: string; seconds: number }[],
): Map<string, Map<string, number>> =>
  new Map(
    [...groupBy(rows, ({ employee_id }) => employee_id)].map(([employee, days]) => [
      employee,
      new Map(days.map(({ day, seconds }) => [day, Math.round(seconds)])),
    ]),
  )

const timedByDay = (
  db: Reads,
  workspace: string,
  employees: readonly string[],
  { from, to }: DayRange,
) =>
  db
    .selectFrom('time_entry_days')
    .select(['employee_id', 'day', sql<number>`sum(seconds)::int`.as('seconds')])
    .where('workspace_id', '=', workspace)
    .where('employee_id', '=', anyOf(employees))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['employee_id', 'day'])
    .execute()

/** Returns the limit of overtime in a version of the rules; null: none. */
export const overtimeRuleOf = ({
  overtime_minutes: minutes,
  overtime_per,
}: Pick<WorkingTimeRulesRow, 'overtime_minutes' | 'overtime_per'>): OvertimeRule | null =>
  minutes === null ? null : { minutes, per: overtime_per as OvertimeRule['per'] }

/** Returns the id of a person's overtime of a month. */
export const overtimeId = (employee: string, month: string) =>
  derivedId(employee, `overtime ${month}`)

/** Returns the command that closes the first open month that is over; null without one. */
export function nextClosing(
  employee_id: string,
  account: AccountFacts,
  rules: readonly WorkingTimeRulesRow[],
) {
  const [month] = account.open
  const version = month === undefined ? undefined : rulesOf(rules, month)
  if (!month || !version?.on || lastDayOf(month) >= account.today) return null

  return {
    type: 'close-month' as const,
    employee_id,
    month,
    next: month,
    rules: {
      rules_id: version.id,
      source: sourceOf(version),
      expires_months: version.expires_months,
      overtime: overtimeRuleOf(version),
    },
    today: account.today,
    days: account.daysOf(month, sourceOf(version)),
    earlier: account.months.flatMap((closed) => account.daysOf(closed.month, closed.source)),
    overtime_ids: Object.fromEntries(
      [...account.months.map((closed) => closed.month), month].map((each) => [
        each,
        overtimeId(employee_id, each),
      ]),
    ),
  }
}

/** Selects employees with a month to close before this one: those whose last closing is older. */
export const employeesToClose = async (
  db: Reads,
  workspace: string,
  { first, last }: { first: string; last: string },
): Promise<string[]> =>
  (
    await db
      .selectFrom('employees as e')
      .leftJoin('working_time_accounts as a', 'a.id', 'e.id')
      .select('e.id')
      .where('e.workspace_id', '=', workspace)
      .where((eb) => eb.or([eb('a.closed_month', 'is', null), eb('a.closed_month', '<', last)]))
      .where((eb) =>
        eb.or([
          eb('e.terminated_on', 'is', null),
          eb.and([
            eb('e.terminated_on', '>=', first),
            sql<boolean>`(a.closed_month is null or e.terminated_on >= (a.closed_month + interval '1 month'))`,
          ]),
        ]),
      )
      .orderBy('e.id')
      .execute()
  ).map(({ id }) => id)
