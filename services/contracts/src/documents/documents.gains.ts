import { type Gains, nobody, why } from '../kernel/own-gain'
import type { documentsApi } from './documents.api'

/** The gain of each writing call of this area for its caller. */
export const documentsGains: Gains<typeof documentsApi> = {
  addDocument: nobody(why.company),
  deleteDocument: nobody(why.company),
  changeDocument: nobody(why.company),
}
