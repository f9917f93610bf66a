import { type Gains, noGain, why } from '../kernel/own-gain'
import type { closingApi } from './closing.api'
import type { dataExportsApi } from './data-exports.api'
import type { privacyApi } from './privacy.api'

/** The gain of each writing call of this area for its caller. */
export const privacyGains: Gains<typeof privacyApi & typeof dataExportsApi & typeof closingApi> = {
  withdrawClosing: noGain(why.company),
  closeWorkspace: noGain(why.company),
  requestWorkspaceExport: noGain(why.company),
  erasePerson: noGain(why.company),
  withdrawErasure: noGain(why.company),
  liftHold: noGain(why.company),
  holdPerson: noGain(why.company),
  requestOwnExport: noGain(why.session),
}
