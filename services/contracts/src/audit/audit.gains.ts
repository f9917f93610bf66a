import { type Gains, noGain, why } from '../kernel/own-gain'
import type { auditApi } from './audit.api'
import type { auditEventsApi } from './audit-events.api'

/** The gain of each writing call of this area for its caller. */
export const auditGains: Gains<typeof auditApi & typeof auditEventsApi> = {
  saveAuditFilter: noGain(why.profile),
  deleteAuditFilter: noGain(why.profile),
  changeAuditFilter: noGain(why.profile),
}
