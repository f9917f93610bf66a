import type { AreaJobs } from '../kernel/area'
import { invoicingMails } from './invoicing.mails'
import { invoicingProcesses } from './invoicing.processes'
import { paypalProcesses } from './paypal.processes'

export const invoicingJobs: AreaJobs = {
  name: 'invoicing',
  mails: invoicingMails,
  processes: [...invoicingProcesses, ...paypalProcesses],
}
