import type { AreaJobs } from '../kernel/area'
import { workspaceExpectations, workspaceProcesses } from './workspaces.processes'
import { workspacesUploads } from './workspaces.uploads'

export const workspacesJobs: AreaJobs = {
  name: 'workspaces',
  uploads: [workspacesUploads],
  processes: workspaceProcesses,
  expectations: workspaceExpectations,
}
