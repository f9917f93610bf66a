import type { AreaJobs } from '../kernel/area'
import { billingMails } from './billing.mails'
import { BillingClock } from './billing-clock'

export const billingJobs: AreaJobs = {
  name: 'billing',
  mails: billingMails,
  schedules: [(tools) => new BillingClock(tools)],
}
