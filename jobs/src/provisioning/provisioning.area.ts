import type { AreaJobs } from '../kernel/area'
import { provisioningProcesses } from './provisioning.processes'

export const provisioningJobs: AreaJobs = { name: 'provisioning', processes: provisioningProcesses }
