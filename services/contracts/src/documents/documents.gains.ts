import { type Gains, nobody, why } from '../kernel/own-gain'
import type { documentsApi } from './documents.api'

/** What the calls of this area that write may give to the person who makes them. */
export const documentsGains: Gains<typeof documentsApi> = {
  addDocument: nobody(why.company),
  deleteDocument: nobody(why.company),
  changeDocument: nobody(why.company),
}
