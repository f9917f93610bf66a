import type { AreaJobs } from '../kernel/area'
import { employmentMails } from './employment.mails'
import { employmentUploads } from './employment.uploads'
import { NearEnds } from './near-ends'

export const employmentJobs: AreaJobs = {
  name: 'employment',
  uploads: [employmentUploads],
  mails: employmentMails,
  schedules: [(tools) => new NearEnds(tools)],
}
