import { type Gains, noGain, why } from '../kernel/own-gain'
import type { documentsApi } from './documents.api'

/** The gain of each writing call of this area for its caller. */
export const documentsGains: Gains<typeof documentsApi> = {
  addDocument: noGain(why.company),
  deleteDocument: noGain(why.company),
  changeDocument: noGain(why.company),
}
