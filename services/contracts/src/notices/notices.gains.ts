import { type Gains, noGain, why } from '../kernel/own-gain'
import type { noticesApi } from './notices.api'
import type { pushDevicesApi } from './push-devices.api'

/** The gain of each writing call of this area for its caller. */
export const noticesGains: Gains<typeof noticesApi & typeof pushDevicesApi> = {
  readNotices: noGain(why.profile),
  readNotice: noGain(why.profile),
  changeNoticeSettings: noGain(why.profile),
  stopNoticeMails: noGain(why.profile),
  addPushDevice: noGain(why.profile),
  removePushDevice: noGain(why.profile),
  testPushDevice: noGain(why.profile),
}
