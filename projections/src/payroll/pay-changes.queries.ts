import type { DayRange } from '@workledger/domain/kernel/day-range'
import { type ExpressionBuilder, sql } from 'kysely'
import type { ReadTables } from '../kernel/read-tables'
import type { Reads } from '../kernel/tenant-reads'

/** Returns the position of the facts of pay; changes beyond it are unknown. */
export const factsPosition = async (db: Reads, workspace: string): Promise<string> =>
  (
    await db
      .selectFrom('pay_changes')
      .select('position')
      .where('workspace_id', '=', workspace)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.position ?? '0'

/**
 * Selects events after a position that may change the pay of the days between two days. Attendance
 * counts for employees whom a contract pays by the hour, a leave balance for those who leave in
 * these days.
 */
const changes = (
  db: Reads,
  workspace: string,
  after: string,
  { from, to }: { from: string | null; to: string },
) =>
  db
    .selectFrom('pay_changes as c')
    .where('c.workspace_id', '=', workspace)
    .where('c.position', '>', after)
    .where((eb) => eb.or([eb('c.from_on', 'is', null), eb('c.from_on', '<=', to)]))
    .$if(from !== null, (query) =>
      query.where((eb) => eb.or([eb('c.to_on', 'is', null), eb('c.to_on', '>=', from!)])),
    )
    .where((eb) =>
      eb.or([
        eb('c.kind', 'not in', ['attendance', 'balance']),
        eb.and([eb('c.kind', '=', 'attendance'), eb('c.employee_id', 'is', null)]),
        eb.and([eb('c.kind', '=', 'balance'), eb.exists(leavers(eb, workspace, from, to))]),
        eb.and([
          eb('c.kind', '=', 'attendance'),
          eb.exists(
            eb
              .selectFrom('contracts as k')
              .select('k.id')
              .whereRef('k.employee_id', '=', 'c.employee_id')
              .where('k.base_compensation_type', '=', 'hourly'),
          ),
        ]),
      ]),
    )

/**
 * Returns SQL of whether employee `l` left in a period, by the end of the present employment or of
 * one before a rehire.
 */
const leftWithin = (from: string | null, to: string) => sql<boolean>`(
  l.terminated_on between coalesce(${from}::date, '-infinity') and ${to}::date
  or exists (select from jsonb_array_elements(l.earlier) as before
    where (before ->> 'to')::date between coalesce(${from}::date, '-infinity') and ${to}::date))`

/** Selects the leavers of a period: the employee of a change, or all. */
const leavers = (
  eb: ExpressionBuilder<ReadTables & { c: ReadTables['pay_changes'] }, 'c'>,
  workspace: string,
  from: string | null,
  to: string,
) =>
  eb
    .selectFrom('employees as l')
    .select('l.id')
    .where('l.workspace_id', '=', workspace)
    .where(leftWithin(from, to))
    .where((on) =>
      on.or([on('c.employee_id', 'is', null), on('l.id', '=', on.ref('c.employee_id'))]),
    )

/**
 * Returns the changes since a draft, newest first, and their number per employee. They concern its
 * own days or, for corrections, earlier days.
 */
export async function changedSince(
  db: Reads,
  workspace: string,
  run: { id: string; facts_position: string; end_on: string },
  most = 50,
) {
  // A run's own approval or reversal is no change for it.
  const found = () => changes(db, workspace, run.facts_position, { from: null, to: run.end_on })

  const [counts, newest] = await Promise.all([
    found()
      .select(['c.employee_id', sql<number>`count(*)::int`.as('count')])
      .groupBy('c.employee_id')
      .execute(),
    found()
      .leftJoin('employees as e', 'e.id', 'c.employee_id')
      .select([
        'c.id',
        'c.employee_id',
        'c.kind',
        'c.type',
        'c.position',
        'c.changed_at',
        'e.oid',
        'e.first_name',
        'e.last_name',
        'e.avatar',
      ])
      .orderBy('c.position', 'desc')
      .limit(most)
      .execute(),
  ])

  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    byEmployee: new Map(counts.map(({ employee_id, count }) => [employee_id, count])),
    newest,
  }
}

/**
 * Returns the employees whose pay of these days may have changed; `everyone` if a rule changed.
 */
export async function changedEmployees(
  db: Reads,
  workspace: string,
  after: string,
  { from, to }: DayRange,
) {
  const rows = await changes(db, workspace, after, { from, to })
    .select(['c.employee_id', 'c.kind'])
    .where('c.kind', '!=', 'run')
    .distinct()
    .execute()

  const ofAll = rows.filter(({ employee_id }) => employee_id === null)

  const left = ofAll.some(({ kind }) => kind === 'balance')
    ? await db
        .selectFrom('employees as l')
        .select('l.id')
        .where('l.workspace_id', '=', workspace)
        .where(leftWithin(from, to))
        .execute()
    : []

  return {
    everyone: ofAll.some(({ kind }) => kind !== 'balance'),
    employees: [
      ...rows.flatMap(({ employee_id }) => employee_id ?? []),
      ...left.map(({ id }) => id),
    ],
  }
}
