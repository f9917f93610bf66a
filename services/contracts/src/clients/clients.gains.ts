import { type Gains, nobody, why } from '../kernel/own-gain'
import type { clientsApi } from './clients.api'

/** What the calls of this area that write may give to the person who makes them. */
export const clientsGains: Gains<typeof clientsApi> = {
  addClient: nobody(why.company),
  deleteClient: nobody(why.company),
  changeClient: nobody(why.company),
}
