import type { Fault } from '@workledger/contracts/kernel/faults'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { routedWeeks, stepReaders } from '@workledger/projections/access/approval-steps.port'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { approversOf } from '@workledger/projections/leave/approvers.queries'
import { timesheetOf } from '@workledger/projections/time-tracking/timesheets.queries'

/** Returns the name of the one person who decides an employee's week; null if several may. */
export async function weekApprover(
  db: Reads,
  workspace: string,
  employee: string,
): Promise<string | null> {
  return onlyName(await approversOf(db, workspace, employee))
}

/**
 * Returns the name of the one person who can open a locked week: who decides its waiting step, if it
 * has steps, else who decides weeks. Null if several may.
 */
export async function weekOpener(
  db: Reads,
  workspace: string,
  employee: string,
  { code, params }: Pick<Fault, 'code' | 'params'>,
): Promise<string | null> {
  if (code !== 'timesheet.submitted_week') return weekApprover(db, workspace, employee)
  const week = await timesheetOf(db, employee, String(params?.day))
  if (!week?.route) return weekApprover(db, workspace, employee)
  return onlyName(await stepReaders(db, routedWeeks, workspace, week.id))
}

const onlyName = ([only, ...others]: readonly Parameters<typeof fullName>[0][]) =>
  only && others.length === 0 ? fullName(only) : null
