import type { AreaJobs } from '../kernel/area'
import { projectProcesses } from './projects.processes'

export const projectsJobs: AreaJobs = {
  name: 'projects',
  processes: projectProcesses,
}
