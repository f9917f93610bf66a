import type { AreaJobs } from '../kernel/area'
import { privacyProcesses } from './privacy.processes'

export const privacyJobs: AreaJobs = {
  name: 'privacy',
  processes: privacyProcesses,
}
