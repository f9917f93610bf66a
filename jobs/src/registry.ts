import { unique } from '@workledger/contracts/kernel/area'
import { accessJobs } from './access/access.area'
import { attendanceJobs } from './attendance/attendance.area'
import { expensesJobs } from './expenses/expenses.area'
import { invoicingJobs } from './invoicing/invoicing.area'
import type { AreaJobs, Report } from './kernel/area'
import type { Expectation, Process } from './kernel/process'
import { leaveJobs } from './leave/leave.area'
import type { Mail } from './mail/mail'
import { paymentsJobs } from './payments/payments.area'
import { payrollJobs } from './payroll/payroll.area'
import { peopleJobs } from './people/people.area'
import { projectsJobs } from './projects/projects.area'
import { referencesJobs } from './references/references.area'
import { reportsJobs } from './reports/reports.area'
import { timeTrackingJobs } from './time-tracking/time-tracking.area'
import { workspacesJobs } from './workspaces/workspaces.area'

/** Every area that reacts to events; an area's parts stand in its own declaration. */
export const areas: readonly AreaJobs[] = [
  workspacesJobs,
  accessJobs,
  peopleJobs,
  referencesJobs,
  projectsJobs,
  leaveJobs,
  attendanceJobs,
  expensesJobs,
  payrollJobs,
  paymentsJobs,
  invoicingJobs,
  reportsJobs,
  timeTrackingJobs,
]

/** Every mail that an event asks for. */
export const mails: readonly Mail[] = areas.flatMap((area) => area.mails ?? [])
/** Mails about a day, which a schedule asks for. */
export const reports: Readonly<Record<string, Report>> = Object.assign({}, ...areas.map((area) => area.reports))
/** Every process that an event starts. */
export const processes: readonly Process[] = areas.flatMap((area) => area.processes ?? [])
/** Reservations that something has to follow. */
export const expectations: readonly Expectation[] = areas.flatMap((area) => area.expectations ?? [])

unique('mails', [...mails.map(({ template }) => template), ...areas.flatMap((area) => Object.keys(area.reports ?? {}))])
unique(
  'processes',
  [...processes, ...expectations].map(({ name }) => name),
)
