import { type Gains, nobody, why } from '../kernel/own-gain'
import type { auditApi } from './audit.api'
import type { auditEventsApi } from './audit-events.api'

/** The gain of each writing call of this area for its caller. */
export const auditGains: Gains<typeof auditApi & typeof auditEventsApi> = {
  saveAuditFilter: nobody(why.profile),
  deleteAuditFilter: nobody(why.profile),
  changeAuditFilter: nobody(why.profile),
}
