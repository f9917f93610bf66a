import { type Gains, nobody, why } from '../kernel/own-gain'
import type { samplesApi } from './samples.api'

/** The gain of each writing call of this area for its caller. */
export const samplesGains: Gains<typeof samplesApi> = {
  drawSample: nobody(why.audit),
  deleteSample: nobody(why.audit),
  finishSample: nobody(why.audit),
  markSampleItem: nobody(why.audit),
  noteSampleItem: nobody(why.audit),
  reopenSample: nobody(why.audit),
}
