import type { AreaJobs } from '../kernel/area'
import { ssoProcesses } from './sso.processes'

export const ssoJobs: AreaJobs = { name: 'sso', processes: ssoProcesses }
