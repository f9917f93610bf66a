import { type Gains, noGain, why } from '../kernel/own-gain'
import type { watchApi } from './watch.api'

/** The gain of each writing call of this area for its caller. */
export const watchGains: Gains<typeof watchApi> = {
  lookAtHit: noGain(why.audit),
  confirmWatchRule: noGain(why.audit),
  withdrawWatchRule: noGain(why.audit),
  setWatchRule: noGain(why.audit),
}
