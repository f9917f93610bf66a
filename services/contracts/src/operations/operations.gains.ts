import { type Gains, noGain, why } from '../kernel/own-gain'
import type { announcementsApi } from './announcements.api'
import type { failedJobsApi } from './failed-jobs.api'
import type { operationsApi } from './operations.api'
import type { parkedApi } from './parked.api'

/** The gain of each writing call of this area for its caller. */
export const operationsGains: Gains<
  typeof operationsApi & typeof announcementsApi & typeof failedJobsApi & typeof parkedApi
> = {
  dismissAnnouncement: noGain(why.operating),
  addAnnouncement: noGain(why.operating),
  withdrawAnnouncement: noGain(why.operating),
  changeAnnouncement: noGain(why.operating),
  retryAnyBlockedStream: noGain(why.operating),
  skipAnyBlockedEvent: noGain(why.operating),
  discardFailedJob: noGain(why.operating),
  retryFailedJob: noGain(why.operating),
  retryParked: noGain(why.operating),
  cancelRebuild: noGain(why.operating),
  rebuildProjection: noGain(why.operating),
  retryBlockedStream: noGain(why.operating),
  skipBlockedEvent: noGain(why.operating),
  resendDelivery: noGain(why.operating),
}
