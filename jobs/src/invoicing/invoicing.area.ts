import { paypalAccountEvents as paypal } from '@workledger/contracts/invoicing/paypal.events'
import type { AreaJobs } from '../kernel/area'
import { billedTimeProcesses } from './billed-time.processes'
import { InvoiceReminders } from './invoice-reminders'
import { invoicingMails } from './invoicing.mails'
import { invoicingProcesses } from './invoicing.processes'
import { paypalProcesses } from './paypal.processes'
import { recurringProcesses } from './recurring.processes'
import { RecurringInvoices } from './recurring-invoices'
import { reminderMails } from './reminders.mails'

export const invoicingJobs: AreaJobs = {
  name: 'invoicing',
  mails: [...invoicingMails, ...reminderMails],
  processes: [
    ...invoicingProcesses,
    ...paypalProcesses,
    ...billedTimeProcesses,
    ...recurringProcesses,
  ],
  secrets: [
    {
      name: 'secrets of PayPal accounts',
      replaces: [paypal.PaypalConnected],
      ends: [paypal.PaypalDisconnected],
    },
  ],
  schedules: [(tools) => new RecurringInvoices(tools), (tools) => new InvoiceReminders(tools)],
}
