import type { AreaJobs } from '../kernel/area'
import { paymentsMails } from './payments.mails'

export const paymentsJobs: AreaJobs = { name: 'payments', mails: paymentsMails }
