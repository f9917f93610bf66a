import { type Gains, nobody, why } from '../kernel/own-gain'
import type { clientsApi } from './clients.api'

/** The gain of each writing call of this area for its caller. */
export const clientsGains: Gains<typeof clientsApi> = {
  addClient: nobody(why.company),
  deleteClient: nobody(why.company),
  changeClient: nobody(why.company),
}
