import type { AreaJobs } from '../kernel/area'
import { employmentMails } from './employment.mails'
import { NearEnds } from './near-ends'

export const employmentJobs: AreaJobs = {
  name: 'employment',
  mails: employmentMails,
  schedules: [(tools) => new NearEnds(tools)],
}
