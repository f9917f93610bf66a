import type { AreaJobs } from '../kernel/area'
import { workspaceExpectations, workspaceProcesses } from './workspaces.processes'

export const workspacesJobs: AreaJobs = {
  name: 'workspaces',
  processes: workspaceProcesses,
  expectations: workspaceExpectations,
}
