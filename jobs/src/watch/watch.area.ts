import type { AreaJobs } from '../kernel/area'
import { UnconfirmedRules } from './unconfirmed-rules'
import { watchMails } from './watch.mails'

export const watchJobs: AreaJobs = {
  name: 'watch',
  mails: watchMails,
  schedules: [(tools) => new UnconfirmedRules(tools)],
}
