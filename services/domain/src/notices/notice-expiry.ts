import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { noticeExpiryEvents } from '@workledger/contracts/notices/notices.events'
import type { Decider } from '../kernel/decider'

export type NoticeExpiryEvent = AnyEventOf<typeof noticeExpiryEvents>

/** Up to which day the notices of a workspace have left the list; null at first. */
export interface NoticeExpiry {
  readonly until: string | null
}

interface ExpireNotices {
  readonly type: 'expire'
  readonly workspace_id: string
  readonly day: string
}

/** The end of old notices of a workspace, day by day: stream `notice-expiry-{workspace}`. */
export const noticeExpiryDecider: Decider<NoticeExpiry, ExpireNotices, NoticeExpiryEvent> = {
  category: 'notice-expiry',
  initial: { until: null },
  decide({ until }, { workspace_id, day }) {
    if (until !== null && day <= until) return []
    return [{ type: 'NoticesExpired', data: { workspace_id, day } }]
  },
  evolve: (_, { data }) => ({ until: data.day }),
  kept: 1,
}
