import { type Gains, noGain, why } from '../kernel/own-gain'
import type { clientsApi } from './clients.api'

/** The gain of each writing call of this area for its caller. */
export const clientsGains: Gains<typeof clientsApi> = {
  addClient: noGain(why.company),
  deleteClient: noGain(why.company),
  changeClient: noGain(why.company),
}
