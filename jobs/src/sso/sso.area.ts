import type { AreaJobs } from '../kernel/area'
import { ssoMails } from './sso.mails'
import { ssoProcesses } from './sso.processes'

export const ssoJobs: AreaJobs = { name: 'sso', processes: ssoProcesses, mails: ssoMails }
