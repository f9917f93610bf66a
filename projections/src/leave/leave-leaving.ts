import { type LeaveSettlement, leaveSettlement } from '@workledger/domain/leave/leave-leaving'
import type { Reads } from '../kernel/tenant-reads'
import { ledgersOf } from './leave-ledgers'

/**
 * Returns the leave that the last pay of these employees settles; each comes with the last day of
 * the ended employment.
 */
export async function leaveSettlements(
  db: Reads,
  workspace: string,
  lastDays: ReadonlyMap<string, string>,
): Promise<Map<string, LeaveSettlement>> {
  const ledgers = await ledgersOf(db, workspace, [...lastDays.keys()], {
    now: new Date().toISOString(),
  })
  return new Map(
    [...ledgers].flatMap(([employee, { ledger, facts }]): [string, LeaveSettlement][] => {
      const found = leaveSettlement(ledger, facts, lastDays.get(employee))
      return found ? [[employee, found]] : []
    }),
  )
}
