import { type Gains, nobody, why } from '../kernel/own-gain'
import type { auditApi } from './audit.api'
import type { auditEventsApi } from './audit-events.api'

/** What the calls of this area that write may give to the person who makes them. */
export const auditGains: Gains<typeof auditApi & typeof auditEventsApi> = {
  saveAuditFilter: nobody(why.profile),
  deleteAuditFilter: nobody(why.profile),
  changeAuditFilter: nobody(why.profile),
}
