import { type Gains, nobody, why } from '../kernel/own-gain'
import type { biometricsApi } from './biometrics.api'

/** The gain of each writing call of this area for its caller. */
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
