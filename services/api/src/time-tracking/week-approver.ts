import { fullName } from '@workledger/contracts/kernel/full-name'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { approversOf } from '@workledger/projections/leave/approvers.queries'

/** Returns the name of the one person who decides an employee's week; null if several may. */
export async function weekApprover(
  db: Reads,
  workspace: string,
  employee: string,
): Promise<string | null> {
  const [only, ...others] = await approversOf(db, workspace, employee)
  return only && others.length === 0 ? fullName(only) : null
}
