import type { AreaJobs } from '../kernel/area'
import { documentImportExpectations } from './document-imports.processes'
import { documentMails } from './documents.mails'
import { documentsUploads } from './documents.uploads'
import { ExpiryReminders } from './expiry-reminders'

export const documentsJobs: AreaJobs = {
  name: 'documents',
  uploads: [documentsUploads],
  mails: documentMails,
  expectations: documentImportExpectations,
  schedules: [(tools) => new ExpiryReminders(tools)],
}
