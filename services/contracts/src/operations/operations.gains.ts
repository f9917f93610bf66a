import { type Gains, nobody, why } from '../kernel/own-gain'
import type { announcementsApi } from './announcements.api'
import type { failedJobsApi } from './failed-jobs.api'
import type { operationsApi } from './operations.api'
import type { parkedApi } from './parked.api'

/** The gain of each writing call of this area for its caller. */
export const operationsGains: Gains<
  typeof operationsApi & typeof announcementsApi & typeof failedJobsApi & typeof parkedApi
> = {
  dismissAnnouncement: nobody(why.operating),
  addAnnouncement: nobody(why.operating),
  withdrawAnnouncement: nobody(why.operating),
  changeAnnouncement: nobody(why.operating),
  retryAnyBlockedStream: nobody(why.operating),
  skipAnyBlockedEvent: nobody(why.operating),
  discardFailedJob: nobody(why.operating),
  retryFailedJob: nobody(why.operating),
  retryParked: nobody(why.operating),
  cancelRebuild: nobody(why.operating),
  rebuildProjection: nobody(why.operating),
  retryBlockedStream: nobody(why.operating),
  skipBlockedEvent: nobody(why.operating),
  resendDelivery: nobody(why.operating),
}
