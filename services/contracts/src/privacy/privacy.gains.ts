import { type Gains, nobody, why } from '../kernel/own-gain'
import type { closingApi } from './closing.api'
import type { dataExportsApi } from './data-exports.api'
import type { privacyApi } from './privacy.api'

/** The gain of each writing call of this area for its caller. */
export const privacyGains: Gains<typeof privacyApi & typeof dataExportsApi & typeof closingApi> = {
  withdrawClosing: nobody(why.company),
  closeWorkspace: nobody(why.company),
  requestWorkspaceExport: nobody(why.company),
  erasePerson: nobody(why.company),
  withdrawErasure: nobody(why.company),
  liftHold: nobody(why.company),
  holdPerson: nobody(why.company),
  requestOwnExport: nobody(why.session),
}
