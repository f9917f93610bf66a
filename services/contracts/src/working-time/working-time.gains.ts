import { type Gains, noGain, person, record, why } from '../kernel/own-gain'
import type { workingTimeApi } from './working-time.api'

/** The gain of each writing call of this area for its caller. */
export const workingTimeGains: Gains<typeof workingTimeApi> = {
  bookWorkingTime: person('Hours to take or to be paid'),
  closeWorkingTimeMonth: person('Hours to take or to be paid, by the rules of the moment'),
  payOutWorkingTime: person('Hours to be paid'),
  withdrawWorkingTimePayout: person('Hours to take'),
  decideOvertime: record('Hours to take or to be paid'),
  setWorkingTimeRules: noGain(why.setting),
}
