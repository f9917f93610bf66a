import type { AreaPermission } from '@workledger/contracts/kernel/permissions'
import { emailDecider, userDecider } from './access/user'
import { attendanceDecider } from './attendance/attendance'
import { clientDecider } from './clients/client'
import { employmentDecider } from './employment/employment'
import { invoiceDecider } from './invoicing/invoice'
import { invoiceSeriesDecider } from './invoicing/invoice-series'
import { invoiceSettingDecider } from './invoicing/invoice-setting'
import type { Decider } from './kernel/decider'
import { leaveLedger } from './leave/leave'
import { leaveRulesDecider } from './leave/leave-rules'
import { deliveryDecider } from './operations/delivery'
import { payRunDecider } from './payroll/pay-run'
import { payrollCategoriesDecider } from './payroll/payroll-categories'
import { directoryDecider } from './people/directory'
import { employeeDecider } from './people/employee'
import { employeeImportDecider } from './people/import/import'
import { projectDecider } from './projects/project'
import { structureDecider } from './structure/structure'
import { timerDecider } from './time-tracking/timer'
import { subdomainDecider } from './workspaces/subdomain'
import { workspaceDecider } from './workspaces/workspace'

/** Who may read a stream's history beside auditors and admins. Managers read with the employee, save where it tells pay. */
export type HistoryReaders = 'nobody' | 'the employee' | 'the employee alone'
export interface Streams {
  readonly decider: Decider<any, any, any>
  readonly readers: HistoryReaders
  /** Holders of this permission read as admins do. */
  readonly permission?: AreaPermission
}

/** Every kind of stream, for the history of records and for replaying; changes only with a new area. */
export const streams: readonly Streams[] = [
  { decider: userDecider, readers: 'nobody' },
  { decider: emailDecider, readers: 'nobody' },
  { decider: workspaceDecider, readers: 'nobody' },
  { decider: subdomainDecider, readers: 'nobody' },
  { decider: structureDecider, readers: 'nobody' },
  { decider: employeeDecider, readers: 'the employee' },
  { decider: directoryDecider, readers: 'nobody' },
  { decider: employeeImportDecider, readers: 'nobody' },
  { decider: leaveLedger, readers: 'the employee', permission: 'manage_time_off' },
  { decider: leaveRulesDecider, readers: 'nobody' },
  { decider: employmentDecider, readers: 'the employee alone', permission: 'manage_payroll' },
  { decider: payrollCategoriesDecider, readers: 'nobody' },
  { decider: payRunDecider, readers: 'nobody', permission: 'manage_payroll' },
  { decider: attendanceDecider, readers: 'the employee' },
  { decider: timerDecider, readers: 'the employee' },
  { decider: clientDecider, readers: 'nobody' },
  { decider: projectDecider, readers: 'nobody' },
  { decider: invoiceDecider, readers: 'nobody', permission: 'manage_invoices' },
  { decider: invoiceSeriesDecider, readers: 'nobody', permission: 'manage_invoices' },
  { decider: invoiceSettingDecider, readers: 'nobody', permission: 'manage_invoices' },
  { decider: deliveryDecider, readers: 'nobody' },
]

/** The kind of a stream by its name: everything before the id at its end. */
export const streamsOf = (name: string): (Streams & { id: string }) | undefined => {
  const found = streams
    .filter(({ decider }) => name.startsWith(`${decider.category}-`))
    .sort((a, b) => b.decider.category.length - a.decider.category.length)[0]
  return found && { ...found, id: name.slice(found.decider.category.length + 1) }
}
