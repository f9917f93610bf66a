import type { AreaJobs } from '../kernel/area'
import { documentMails } from './documents.mails'
import { ExpiryReminders } from './expiry-reminders'

export const documentsJobs: AreaJobs = {
  name: 'documents',
  mails: documentMails,
  schedules: [(tools) => new ExpiryReminders(tools)],
}
