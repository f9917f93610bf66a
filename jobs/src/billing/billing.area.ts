import type { Billing } from '@workledger/domain/billing/payment-provider'
import type { AreaJobs } from '../kernel/area'
import { billingMails } from './billing.mails'
import { BillingClock } from './billing-clock'

export const billingJobs: AreaJobs = {
  name: 'billing',
  mails: billingMails,
  schedules: [(tools) => new BillingClock(tools)],
}

declare module '../kernel/schedule' {
  interface ScheduleTools {
    readonly billing: Billing
  }
}
