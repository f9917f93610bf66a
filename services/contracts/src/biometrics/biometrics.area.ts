import type { AreaContracts } from '../kernel/area'
import { biometricsApi } from './biometrics.api'
import { biometricErrors } from './biometrics.errors'
import { biometricsEventWords } from './biometrics.event-words'
import { deviceEvents, deviceSerialEvents, punchEvents } from './biometrics.events'
import { biometricsGains } from './biometrics.gains'
import { devicesList, punchesList, registrationsList, waitingDevicesList } from './biometrics.lists'
import { biometricsPublicEvents } from './biometrics.public-events'

export const biometricsContracts = {
  name: 'biometrics',
  endpoints: [biometricsApi],
  gains: biometricsGains,
  lists: [devicesList, registrationsList, punchesList, waitingDevicesList],
  events: [deviceEvents, deviceSerialEvents, punchEvents],
  publicEvents: biometricsPublicEvents,
  eventWords: biometricsEventWords,
  errors: biometricErrors,
  tokens: { never: ['addDevice', 'setDeviceKey'], events: ['DeviceKeySet'] },
} satisfies AreaContracts
