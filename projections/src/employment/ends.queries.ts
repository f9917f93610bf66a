import { contractEnd } from '@workledger/domain/employment/contract-end'
import type { Reads } from '../kernel/tenant-reads'
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
