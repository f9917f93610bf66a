import { type Gains, nobody, why } from '../kernel/own-gain'
import type { biometricsApi } from './biometrics.api'

/** What the calls of this area that write may give to the person who makes them. */
export const biometricsGains: Gains<typeof biometricsApi> = {
  deployAnyDevice: nobody(why.company),
  deployDevices: nobody(why.company),
  addDevice: nobody(why.company),
  deleteDevice: nobody(why.company),
  changeDevice: nobody(why.company),
  setDeviceKey: nobody(why.company),
  registerEmployee: nobody(why.company),
  endRegistration: nobody(why.company),
}
