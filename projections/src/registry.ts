import { accessProjection, users } from './access/access.projection'
import { memberships, rightsProjection, roles } from './access/rights.projection'
import { attendance, attendanceProjection } from './attendance/attendance.projection'
import { clients, clientsProjection } from './clients/clients.projection'
import { contractAdjustments, contracts, employmentProjection } from './employment/employment.projection'
import { invoiceSeries, invoiceSettings, invoices, invoicingProjection } from './invoicing/invoicing.projection'
import type { Projection } from './kernel/projection'
import type { RowOf } from './kernel/table'
import { leaveAdjustments, leaveProjection, leaves } from './leave/leave.projection'
import { holidays, leavePolicies, leaveRulesProjection, leaveTypes } from './leave/leave-rules.projection'
import { deliveries, deliveriesProjection } from './operations/deliveries.projection'
import { skippedEvents, skippedProjection } from './operations/skipped.projection'
import { payrollProjection, payrunEntries, payruns } from './payroll/payroll.projection'
import { payrollCategories, payrollCategoriesProjection } from './payroll/payroll-categories.projection'
import { employees, peopleProjection } from './people/people.projection'
import { projectMembers, projects, projectsProjection, taskStatuses, tasks } from './projects/projects.projection'
import { departments, designations, offices, structureProjection } from './structure/structure.projection'
import { zoneHistory, zonesProjection } from './structure/zones.projection'
import { timeEntries, timeEntriesProjection, timeEntryDays } from './time-tracking/time-entries.projection'
import { workspaces, workspacesProjection } from './workspaces/workspaces.projection'

const tables = {
  users,
  workspaces,
  offices,
  departments,
  designations,
  roles,
  memberships,
  zone_history: zoneHistory,
  employees,
  leaves,
  leave_adjustments: leaveAdjustments,
  leave_types: leaveTypes,
  leave_policies: leavePolicies,
  holidays,
  contracts,
  contract_adjustments: contractAdjustments,
  payroll_categories: payrollCategories,
  payruns,
  payrun_entries: payrunEntries,
  attendance,
  time_entries: timeEntries,
  time_entry_days: timeEntryDays,
  clients,
  projects,
  project_members: projectMembers,
  task_statuses: taskStatuses,
  tasks,
  invoices,
  invoice_settings: invoiceSettings,
  invoice_series: invoiceSeries,
  deliveries,
  skipped_events: skippedEvents,
}

/** Row types of every read table, for Kysely; changes only with a new area. */
export type ReadTables = { [K in keyof typeof tables]: RowOf<(typeof tables)[K]> }

export const projections: readonly Projection[] = [
  accessProjection,
  rightsProjection,
  workspacesProjection,
  structureProjection,
  zonesProjection,
  peopleProjection,
  leaveProjection,
  leaveRulesProjection,
  employmentProjection,
  payrollCategoriesProjection,
  payrollProjection,
  attendanceProjection,
  timeEntriesProjection,
  clientsProjection,
  projectsProjection,
  invoicingProjection,
  deliveriesProjection,
  skippedProjection,
]
