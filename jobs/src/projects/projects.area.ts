import type { AreaJobs } from '../kernel/area'
import { projectMails } from './projects.mails'
import { projectProcesses } from './projects.processes'

export const projectsJobs: AreaJobs = {
  name: 'projects',
  mails: projectMails,
  processes: projectProcesses,
}
