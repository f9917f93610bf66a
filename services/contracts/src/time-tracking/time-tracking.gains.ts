import { type Gains, nobody } from '../kernel/own-gain'
import type { timeTrackingApi } from './time-tracking.api'

/** The gain of each writing call of this area for its caller. */
export const timeTrackingGains: Gains<typeof timeTrackingApi> = {
  addTimeEntry: nobody('Hours for clients and reports; pay does not rest on them.'),
  deleteTimeEntry: nobody('Hours for clients and reports; pay does not rest on them.'),
  changeTimeEntry: nobody('Hours for clients and reports; pay does not rest on them.'),
  stopTimer: nobody('Hours for clients and reports; pay does not rest on them.'),
  startTimer: nobody('Hours for clients and reports; pay does not rest on them.'),
}
