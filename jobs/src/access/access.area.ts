import type { AreaJobs } from '../kernel/area'
import { accessMails } from './access.mails'
import { accessExpectations, accessProcesses } from './access.processes'

export const accessJobs: AreaJobs = {
  name: 'access',
  mails: accessMails,
  processes: accessProcesses,
  expectations: accessExpectations,
}
