import type { AreaJobs } from '../kernel/area'
import { payrollMails } from './payroll.mails'
import { payrollProcesses } from './payroll.processes'

export const payrollJobs: AreaJobs = {
  name: 'payroll',
  mails: payrollMails,
  processes: payrollProcesses,
}
