import type { AreaJobs } from '../kernel/area'
import { documentMails } from './documents.mails'

export const documentsJobs: AreaJobs = {
  name: 'documents',
  mails: documentMails,
}
