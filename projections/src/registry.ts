import { accessProjection, users } from './access/access.projection'
import { clients, clientsProjection } from './clients/clients.projection'
import type { Projection } from './kernel/projection'
import type { RowOf } from './kernel/table'
import { leaveAdjustments, leaveProjection, leaves } from './leave/leave.projection'
import { holidays, leavePolicies, leaveRulesProjection, leaveTypes } from './leave/leave-rules.projection'
import { deliveries, deliveriesProjection } from './operations/deliveries.projection'
import { employees, peopleProjection } from './people/people.projection'
import { projectMembers, projects, projectsProjection, tasks, taskStatuses } from './projects/projects.projection'
import { departments, designations, offices, roles, structureProjection } from './structure/structure.projection'
import { workspaces, workspacesProjection } from './workspaces/workspaces.projection'

const tables = {
  users,
  workspaces,
  offices,
  departments,
  designations,
  roles,
  employees,
  leaves,
  leave_adjustments: leaveAdjustments,
  leave_types: leaveTypes,
  leave_policies: leavePolicies,
  holidays,
  clients,
  projects,
  project_members: projectMembers,
  task_statuses: taskStatuses,
  tasks,
  deliveries,
}

/** Row types of every read table, for Kysely; changes only with a new area. */
export type ReadTables = { [K in keyof typeof tables]: RowOf<(typeof tables)[K]> }

export const projections: readonly Projection[] = [
  accessProjection,
  workspacesProjection,
  structureProjection,
  peopleProjection,
  leaveProjection,
  leaveRulesProjection,
  clientsProjection,
  projectsProjection,
  deliveriesProjection,
]
