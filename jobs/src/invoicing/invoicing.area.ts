import type { AreaJobs } from '../kernel/area'
import { InvoiceReminders } from './invoice-reminders'
import { invoicingMails } from './invoicing.mails'
import { invoicingProcesses } from './invoicing.processes'
import { paypalProcesses } from './paypal.processes'
import { reminderMails } from './reminders.mails'

export const invoicingJobs: AreaJobs = {
  name: 'invoicing',
  mails: [...invoicingMails, ...reminderMails],
  processes: [...invoicingProcesses, ...paypalProcesses],
  schedules: [(tools) => new InvoiceReminders(tools)],
}
