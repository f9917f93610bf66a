import { type Gains, nobody, why } from '../kernel/own-gain'
import type { watchApi } from './watch.api'

/** The gain of each writing call of this area for its caller. */
export const watchGains: Gains<typeof watchApi> = {
  lookAtHit: nobody(why.audit),
  confirmWatchRule: nobody(why.audit),
  withdrawWatchRule: nobody(why.audit),
  setWatchRule: nobody(why.audit),
}
