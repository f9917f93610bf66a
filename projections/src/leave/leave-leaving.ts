import { type LeaveSettlement, leaveSettlement } from '@workledger/domain/leave/leave-leaving'
import type { Reads } from '../kernel/tenant-reads'
import { ledgersOf } from './leave-ledgers'

/** For pay: what the last pay of these employees settles of their leave, by their last day; of the others nothing. */
export async function leaveSettlements(db: Reads, workspace: string, employees: readonly string[]): Promise<Map<string, LeaveSettlement>> {
  const ledgers = await ledgersOf(db, workspace, employees, new Date().toISOString())
  return new Map(
    [...ledgers].flatMap(([employee, { ledger, facts }]): [string, LeaveSettlement][] => {
      const found = leaveSettlement(ledger, facts)
      return found ? [[employee, found]] : []
    }),
  )
}
