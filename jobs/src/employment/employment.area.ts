import type { AreaJobs } from '../kernel/area'
import { employmentMails } from './employment.mails'

export const employmentJobs: AreaJobs = {
  name: 'employment',
  mails: employmentMails,
}
