import { type Gains, noGain, record, why } from '../kernel/own-gain'
import type { biometricsApi } from './biometrics.api'
import type { punchImportPreviewsApi } from './punch-import-previews.api'
import type { punchImportsApi } from './punch-imports.api'

/** The gain of each writing call of this area for its caller. */
export const biometricsGains: Gains<
  typeof biometricsApi & typeof punchImportsApi & typeof punchImportPreviewsApi
> = {
  deployAnyDevice: noGain(why.company),
  deployDevices: noGain(why.company),
  addDevice: noGain(why.company),
  deleteDevice: noGain(why.company),
  changeDevice: noGain(why.company),
  setDeviceKey: noGain(why.company),
  registerEmployee: record('Paid hours or leave by earlier punches of the PIN'),
  endRegistration: noGain(why.company),
  previewPunchImport: noGain(why.reads),
  importPunches: record('Paid hours or leave by rows of the file, once they rest on them'),
  undoPunchImport: record('Paid hours or leave by punches that go, once they rest on them'),
}
