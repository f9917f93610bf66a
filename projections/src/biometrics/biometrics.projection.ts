import { attendanceEvents as attendance } from '@workledger/contracts/attendance/attendance.events'
import {
  deviceEvents as e,
  punchEvents as p,
} from '@workledger/contracts/biometrics/biometrics.events'
import { deviceDecider } from '@workledger/domain/biometrics/device'
import { at, change, instantOf, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** Readable by serial number before a tenant is known. */
export const devices = table(
  'devices',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    location_id: col.uuid,
    serial_no: col.text,
    reads_keys: col.bool,
    network: col.maybe.text,
    /**
     * Answered at an address without its company. Such devices date from the time when a serial
     * number was unique in the installation.
     */
    anywhere: col.bool,
    key_hash: col.maybe.text,
    deployed_at: col.maybe.instant,
    created_at: col.instant,
    revision: col.revision,
  },
  { counted: true, indexes: ['workspace_id, name', 'serial_no'], signIn: true },
)

/**
 * The employee of a PIN at a device, for a half-open time. Punches stay theirs when the device is
 * deleted.
 */
export const deviceRegistrations = table(
  'device_registrations',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    device_id: col.uuid,
    employee_id: col.uuid,
    pin: col.text,
    since: col.instant,
    until: col.maybe.instant,
    enrolled_by: col.maybe.text,
    /** The device's error code for the last refused command about the employee. */
    problem: col.maybe.int,
  },
  { counted: true, indexes: ['device_id, pin, since', 'employee_id', 'workspace_id'] },
)

export const devicePunches = table(
  'device_punches',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    device_id: col.uuid,
    pin: col.text,
    at: col.instant,
    device_time: col.text,
    received_at: col.instant,
    status: col.int,
    verify: col.int,
    kind: col.text,
    counts: col.bool,
    place: col.maybe.int,
    /** The import that brought it, if any. */
    import_id: col.maybe.uuid,
    /** True if the device sent it too, after an import had brought it. */
    confirmed: col.bool,
    /** True if it belongs to no shift. */
    unpaired: col.bool,
  },
  { counted: true, indexes: ['device_id, pin, at', 'workspace_id, at desc', 'import_id'] },
)

type OfDevice = { data: { device_id: string } }
type OfRegistration = { data: { registration_id: string } }

const deviceIdOf = ({ data }: OfDevice) => data.device_id
const registration = ({ data }: OfRegistration) => data.registration_id

export const biometricsProjection = projection('biometrics', {
  version: 4,
  tables: [devices, deviceRegistrations, devicePunches],
  contents: [[devices, deviceDecider]],
  steps: [
    on(e.DeviceAdded, devices, deviceIdOf, (_, event) => {
      const { device_id, ...data } = event.data
      return {
        id: device_id,
        workspace_id: event.workspace,
        ...data,
        key_hash: null,
        deployed_at: null,
        created_at: at(event),
      }
    }),
    change(e.DeviceChanged, devices, deviceIdOf, ({ data: { device_id: _, ...data } }) =>
      said(data),
    ),
    change(e.DeviceKeySet, devices, deviceIdOf, ({ data: { key_hash } }) => ({ key_hash })),
    change(e.DeviceDeployed, devices, deviceIdOf, (event) => ({ deployed_at: at(event) })),
    on(e.DeviceDeleted, devices, deviceIdOf, () => null),
    on(
      e.EmployeeRegistered,
      deviceRegistrations,
      registration,
      (_, { workspace, data: { registration_id, since, ...data } }) => ({
        id: registration_id,
        workspace_id: workspace,
        ...data,
        since: instantOf(since),
        until: null,
        enrolled_by: null,
        problem: null,
      }),
    ),
    change(e.RegistrationEnded, deviceRegistrations, registration, ({ data: { until } }) => ({
      until: instantOf(until),
    })),
    change(e.EmployeeEnrolled, deviceRegistrations, registration, ({ data: { by } }) => ({
      enrolled_by: by,
      problem: null,
    })),
    on(
      e.DeviceCommandsAnswered,
      deviceRegistrations,
      ({ data: { answers } }) => [
        ...new Set(answers.map(({ registration_id }) => registration_id)),
      ],
      (row, { data: { answers } }, id) => {
        const { result, done } = answers.findLast(({ registration_id }) => registration_id === id)!
        return row && { ...row, problem: done ? null : result }
      },
    ),
    on(
      p.PunchesReceived,
      devicePunches,
      ({ data: { punches } }) => punches.map(({ punch_id }) => punch_id),
      (_, event, id) => {
        const { device_id, punches, import_id } = event.data

        const {
          punch_id: __,
          at: moment,
          ...punch
        } = punches.find(({ punch_id }) => punch_id === id)!

        return {
          id,
          workspace_id: event.workspace,
          device_id,
          ...punch,
          place: punch.place ?? null,
          import_id: import_id ?? null,
          confirmed: false,
          at: instantOf(moment),
          received_at: at(event),
          unpaired: false,
        }
      },
    ),
    change(
      p.PunchesConfirmed,
      devicePunches,
      ({ data: { punches } }) => punches,
      () => ({ confirmed: true }),
    ),
    on(
      p.PunchesWithdrawn,
      devicePunches,
      ({ data: { punches } }) => punches.map(({ punch_id }) => punch_id),
      () => null,
    ),
    on(
      attendance.PunchesUnpaired,
      devicePunches,
      ({ data: { punches, settled } }) => [...punches.map(({ punch_id }) => punch_id), ...settled],
      (row, { data: { settled } }, id) => row && { ...row, unpaired: !settled.includes(id) },
    ),
  ],
})
