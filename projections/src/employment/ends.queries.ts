import {
  CONTRACT_NOTICE_DAYS,
  LATE_END_DAYS,
  PROBATION_NOTICE_DAYS,
} from '@workledger/contracts/kernel/bounds'
import { contractEnd } from '@workledger/domain/employment/contract-end'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'
import { contractsOf } from './employment.queries'

/** Returns the ends of an employee's probation and of their contract, as seen on a day. */
export async function endsOf(db: Reads, workspace: string, employee: string, today: string) {
  const [contracts, probation] = await Promise.all([
    contractsOf(db, workspace, employee),
    db
      .selectFrom('employments')
      .select(['probation_end', 'revision'])
      .where('workspace_id', '=', workspace)
      .where('id', '=', employee)
      .executeTakeFirst(),
  ])
  return {
    probation_end: probation?.probation_end ?? null,
    contract_end: contractEnd(contracts, today),
    revision: (probation?.revision ?? -1) + 1,
  }
}

/**
 * Returns people whose probation or contract ends between today and a day, and about whom no notice
 * was sent.
 */
export const nearEnds = async (
  db: Reads,
  workspace: string,
  { today, probation, contract }: { today: string; probation: string; contract: string },
): Promise<string[]> =>
  (
    await db
      .selectFrom('employees as e')
      .leftJoin('employments as p', 'p.id', 'e.id')
      .select('e.id')
      .where('e.workspace_id', '=', workspace)
      .where('e.status', '=', 'active')
      .where((eb) =>
        eb.or([
          eb.and([
            eb('p.probation_end', '>=', today),
            eb('p.probation_end', '<=', probation),
            eb('p.probation_end', 'is distinct from', eb.ref('p.told_probation')),
          ]),
          eb.exists(
            eb
              .selectFrom('contracts as c')
              .select('c.id')
              .whereRef('c.employee_id', '=', 'e.id')
              .where('c.end_date', '>=', today)
              .where('c.end_date', '<=', contract)
              .where((on) => on('c.end_date', 'is distinct from', on.ref('p.told_contract'))),
          ),
        ]),
      )
      .orderBy('e.id')
      .execute()
  ).map(({ id }) => id)

/** Who reads ends: of probations and of contracts. */
interface EndsReader {
  readonly workspace: string
  readonly employee: string
  /** The reader and the admin behind a sign-in-as session, whose own ends are left out. */
  readonly selves: readonly string[]
  readonly today: string
  /** They read the ends of all employees, not only of their reports. */
  readonly allProbations: boolean
  readonly allContracts: boolean
}

/** Selects ends of probations and contracts that are near, or that passed in the last days. */
export function endsNear({
  workspace,
  employee,
  selves,
  today,
  allProbations,
  allContracts,
}: EndsReader): WaitingRows {
  const read = (all: boolean): RawBuilder<boolean> => sql<boolean>`e.status = 'active'
    and not (e.id = ${anyOf(selves)})
    and (${sql.lit(all)} or ${employee}::uuid in (e.manager_id, e.time_off_manager_id))`

  const near = (days: number) =>
    sql`between ${today}::date - ${sql.lit(LATE_END_DAYS)}::int and ${today}::date + ${sql.lit(days)}::int`

  // A version that another one continues or has replaced does not end.
  return sql<WaitingRow>`
    select p.id as record, p.id as employee_id, p.probation_end as due, null::timestamptz as since,
      p.revision + 1 as revision, null::text as title, 'probation'::text as detail
    from employments p join employees e on e.id = p.id
    where p.workspace_id = ${workspace} and p.probation_end ${near(PROBATION_NOTICE_DAYS)}
      and ${read(allProbations)}
    union all
    select c.id, c.employee_id, c.end_date, null::timestamptz, c.revision, null::text, 'contract'::text
    from contracts c join employees e on e.id = c.employee_id
    where c.workspace_id = ${workspace} and c.end_date ${near(CONTRACT_NOTICE_DAYS)}
      and ${read(allContracts)}
      and not exists (select from contracts n where n.employee_id = c.employee_id
        and n.effective_on > c.effective_on and n.effective_on <= greatest(c.end_date + 1, ${today}::date))`
}
