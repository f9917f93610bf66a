import type { AreaJobs } from '../kernel/area'
import { checklistProcesses } from './checklists.processes'
import { DueItems, dueLetter } from './due-items'

export const checklistsJobs: AreaJobs = {
  name: 'checklists',
  processes: checklistProcesses,
  reports: { 'checklist-due': dueLetter },
  schedules: [(tools) => new DueItems(tools)],
}
