import type { AreaContracts } from '../kernel/area'
import { biometricsApi } from './biometrics.api'
import { biometricErrors } from './biometrics.errors'
import { biometricsEventWords } from './biometrics.event-words'
import { deviceEvents, deviceSerialEvents, punchEvents } from './biometrics.events'
import { biometricsGains } from './biometrics.gains'
import { devicesList, punchesList, registrationsList, waitingDevicesList } from './biometrics.lists'
import { biometricsPublicEvents } from './biometrics.public-events'
import { punchImportPreview, punchImportPreviewsApi } from './punch-import-previews.api'
import { punchImportReport, punchImportsApi } from './punch-imports.api'
import { punchImportEvents } from './punch-imports.events'
import { punchImportsList } from './punch-imports.lists'

export const biometricsContracts = {
  name: 'biometrics',
  endpoints: [biometricsApi, punchImportsApi, punchImportPreviewsApi],
  gains: biometricsGains,
  lists: [devicesList, registrationsList, punchesList, waitingDevicesList, punchImportsList],
  events: [deviceEvents, deviceSerialEvents, punchEvents, punchImportEvents],
  publicEvents: biometricsPublicEvents,
  eventWords: biometricsEventWords,
  errors: biometricErrors,
  records: { PunchImportPreview: punchImportPreview, PunchImportReport: punchImportReport },
  tokens: { never: ['addDevice', 'setDeviceKey'], events: ['DeviceKeySet'] },
} satisfies AreaContracts
