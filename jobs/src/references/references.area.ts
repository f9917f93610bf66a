import type { AreaJobs } from '../kernel/area'
import { referenceExpectations, referenceProcesses } from './references.processes'

export const referencesJobs: AreaJobs = {
  name: 'references',
  processes: referenceProcesses,
  expectations: referenceExpectations,
}
