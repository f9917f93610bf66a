import { type Gains, nobody, why } from '../kernel/own-gain'
import type { watchApi } from './watch.api'

/** What the calls of this area that write may give to the person who makes them. */
export const watchGains: Gains<typeof watchApi> = {
  lookAtHit: nobody(why.audit),
  confirmWatchRule: nobody(why.audit),
  withdrawWatchRule: nobody(why.audit),
  setWatchRule: nobody(why.audit),
}
