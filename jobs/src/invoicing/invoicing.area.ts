import type { AreaJobs } from '../kernel/area'
import { invoicingMails } from './invoicing.mails'
import { invoicingProcesses } from './invoicing.processes'

export const invoicingJobs: AreaJobs = {
  name: 'invoicing',
  mails: invoicingMails,
  processes: invoicingProcesses,
}
