import {
  deviceEvents,
  deviceSerialEvents,
  punchEvents,
} from '@workledger/contracts/biometrics/biometrics.events'
import { punchImportEvents } from '@workledger/contracts/biometrics/punch-imports.events'
import { type AreaStreams, stream } from '../kernel/area'
import { type Device, deviceDecider } from './device'
import { deviceSerialDecider } from './device-serial'
import { punchDayDecider } from './punch-day'
import { punchImportDecider } from './punch-import'

/** Returns the details without the people of a device, which are a separate list. */
const deviceDetails = (state: Device) => (state.status === 'active' ? state.details : {})

export const biometricsStreams: AreaStreams = {
  name: 'biometrics',
  streams: [
    stream(deviceDecider, deviceEvents, 'no employee', { shown: deviceDetails }),
    stream(deviceSerialDecider, deviceSerialEvents, 'no employee'),
    stream(punchDayDecider, punchEvents, 'no employee'),
    stream(punchImportDecider, punchImportEvents, 'no employee'),
  ],
}
