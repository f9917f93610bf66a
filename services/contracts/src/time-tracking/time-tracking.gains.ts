import { type Gains, noGain } from '../kernel/own-gain'
import type { timeTrackingApi } from './time-tracking.api'

/** The gain of each writing call of this area for its caller. */
export const timeTrackingGains: Gains<typeof timeTrackingApi> = {
  addTimeEntry: noGain('Hours for clients and reports; pay does not rest on them.'),
  deleteTimeEntry: noGain('Hours for clients and reports; pay does not rest on them.'),
  changeTimeEntry: noGain('Hours for clients and reports; pay does not rest on them.'),
  stopTimer: noGain('Hours for clients and reports; pay does not rest on them.'),
  startTimer: noGain('Hours for clients and reports; pay does not rest on them.'),
}
