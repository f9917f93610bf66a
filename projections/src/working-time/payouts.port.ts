import type { Reads } from '../kernel/tenant-reads'

/**
 * Returns the hours paid out up to a day (included) that wait for a pay run, and those that this
 * draft holds; oldest first.
 */
export const payoutsDue = (db: Reads, workspace: string, upTo: string, payrun?: string) =>
  db
    .selectFrom('working_time_payouts')
    .select(['id as payout_id', 'employee_id', 'day', 'seconds', 'surcharge_percent'])
    .where('workspace_id', '=', workspace)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'waiting'),
        ...(payrun
          ? [eb.and([eb('status', '=', 'in_pay_run'), eb('payrun_id', '=', payrun)])]
          : []),
      ]),
    )
    .where('day', '<=', upTo)
    .orderBy('day')
    .orderBy('id')
    .execute()

/** Returns the payouts that a draft holds. */
export const payoutsHeldBy = async (db: Reads, payrun: string): Promise<string[]> =>
  (
    await db
      .selectFrom('working_time_payouts')
      .select('id')
      .where('payrun_id', '=', payrun)
      .where('status', '=', 'in_pay_run')
      .execute()
  ).map(({ id }) => id)
