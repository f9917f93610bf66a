import { type Gains, noGain, why } from '../kernel/own-gain'
import type { samplesApi } from './samples.api'

/** The gain of each writing call of this area for its caller. */
export const samplesGains: Gains<typeof samplesApi> = {
  drawSample: noGain(why.audit),
  deleteSample: noGain(why.audit),
  finishSample: noGain(why.audit),
  markSampleItem: noGain(why.audit),
  noteSampleItem: noGain(why.audit),
  reopenSample: noGain(why.audit),
}
