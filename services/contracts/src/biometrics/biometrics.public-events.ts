import { allKept, type PublicEvents, publicEvents } from '../kernel/public-event'
import { deviceEvents, deviceSerialEvents, punchEvents } from './biometrics.events'
import { punchImportEvents } from './punch-imports.events'

const area = { area: 'biometrics' } as const

/** What other programs learn of the events of this area. */
export const biometricsPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, deviceEvents, {
    DeviceAdded: {
      name: 'device.added',
      v: 1,
      of: 'device',
      id: 'device_id',
      readers: 'admins',
      data: ['name', 'location_id', 'serial_no'],
      says: 'A device was added.',
    },
    DeviceChanged: {
      name: 'device.changed',
      v: 1,
      of: 'device',
      id: 'device_id',
      readers: 'admins',
      data: ['name', 'location_id', 'serial_no'],
      says: 'A device changed.',
    },
    DeviceKeySet: { notPublic: 'A credential.' },
    DeviceDeleted: {
      name: 'device.deleted',
      v: 1,
      of: 'device',
      id: 'device_id',
      readers: 'admins',
      data: [],
      says: 'A device was deleted.',
    },
    DeviceDeployed: { notPublic: 'A step between server and device.' },
    EmployeeRegistered: {
      name: 'device_registration.added',
      v: 1,
      of: 'device_registration',
      id: 'registration_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['device_id', 'since'],
      says: 'A person was registered at a device.',
    },
    RegistrationEnded: {
      name: 'device_registration.ended',
      v: 1,
      of: 'device_registration',
      id: 'registration_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['device_id', 'until'],
      says: 'A registration at a device ended.',
    },
    EmployeeEnrolled: {
      name: 'device_registration.enrolled',
      v: 1,
      of: 'device_registration',
      id: 'registration_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['device_id'],
      says: 'A person can use a device.',
    },
    DeviceCommandsAnswered: { notPublic: 'A step between server and device.' },
  }),
  allKept(deviceSerialEvents, 'Only for uniqueness of serial numbers.'),
  allKept(punchEvents, 'Raw punches; attendance.punched tells what they make.'),
  allKept(punchImportEvents, 'Raw punches; attendance.punched tells what they make.'),
]
