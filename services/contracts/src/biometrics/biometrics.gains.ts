import { type Gains, noGain, why } from '../kernel/own-gain'
import type { biometricsApi } from './biometrics.api'

/** The gain of each writing call of this area for its caller. */
export const biometricsGains: Gains<typeof biometricsApi> = {
  deployAnyDevice: noGain(why.company),
  deployDevices: noGain(why.company),
  addDevice: noGain(why.company),
  deleteDevice: noGain(why.company),
  changeDevice: noGain(why.company),
  setDeviceKey: noGain(why.company),
  registerEmployee: noGain(why.company),
  endRegistration: noGain(why.company),
}
