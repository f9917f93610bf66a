import { type Gains, nobody, why } from '../kernel/own-gain'
import type { samplesApi } from './samples.api'

/** What the calls of this area that write may give to the person who makes them. */
export const samplesGains: Gains<typeof samplesApi> = {
  drawSample: nobody(why.audit),
  deleteSample: nobody(why.audit),
  finishSample: nobody(why.audit),
  markSampleItem: nobody(why.audit),
  noteSampleItem: nobody(why.audit),
  reopenSample: nobody(why.audit),
}
