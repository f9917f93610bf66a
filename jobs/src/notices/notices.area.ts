import type { AreaJobs } from '../kernel/area'
import { digestLetter, NoticeDigests } from './notice-digests'
import { NoticeExpiryDays } from './notice-expiry'
import { PushTable } from './push-table'

export const noticesJobs: AreaJobs = {
  name: 'notices',
  reports: { 'notice-digest': digestLetter },
  schedules: [
    (tools) => new NoticeExpiryDays(tools),
    (tools) => new NoticeDigests(tools),
    ({ vault }) => ({ run: () => new PushTable(vault).forgetOld() }),
  ],
}
