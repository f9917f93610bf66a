import { type Gains, noGain } from '../kernel/own-gain'
import type { inboxApi } from './inbox.api'

/** The gain of each writing call of this area for its caller. */
export const inboxGains: Gains<typeof inboxApi> = {
  decideInboxItems: noGain('Each item is decided by the call of its area, which checks it.'),
}
