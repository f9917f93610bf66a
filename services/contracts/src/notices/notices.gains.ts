import { type Gains, noGain, why } from '../kernel/own-gain'
import type { noticesApi } from './notices.api'

/** The gain of each writing call of this area for its caller. */
export const noticesGains: Gains<typeof noticesApi> = {
  readNotices: noGain(why.profile),
  readNotice: noGain(why.profile),
  changeNoticeSettings: noGain(why.profile),
  stopNoticeMails: noGain(why.profile),
}
