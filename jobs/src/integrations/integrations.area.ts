import type { AreaJobs } from '../kernel/area'
import { integrationsProcesses } from './integrations.processes'

export const integrationsJobs: AreaJobs = {
  name: 'integrations',
  processes: integrationsProcesses,
}
