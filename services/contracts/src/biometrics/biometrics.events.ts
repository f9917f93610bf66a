import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, plain } from '../kernel/event-fields'
import { punchKinds } from '../kernel/punch-kinds'

const device = { device_id: id() }

const biometricsDetails = {
  name: plain(120),
  /** The office with the time zone of its clock. */
  location_id: id(),
  serial_no: plain(32),
  /** Whether people press in and out; otherwise their punches alternate. */
  reads_keys: z.boolean(),
  /** The network address of its calls; null: that of the next call, `*`: any. */
  network: plain(64).nullable(),
}

const registration = { ...device, registration_id: id(), employee_id: id(), pin: plain(24) }

/** Means of recognition. The compared template of a finger or a face never leaves the device. */
export const enrolledBy = ['finger', 'face', 'palm', 'other'] as const

/** A device for punches: stream `device-{id}`. Its calls are no events. */
export const deviceEvents = {
  /**
   * `anywhere`: added while a serial number was unique in the whole installation, so it needs no
   * company address.
   */
  DeviceAdded: event('DeviceAdded', {
    v: 2,
    data: z.object({ ...device, ...biometricsDetails, anywhere: z.boolean() }),
    upcast: { 1: (data) => ({ ...data, anywhere: true }) },
  }),
  DeviceChanged: event('DeviceChanged', {
    v: 1,
    data: z.object({ ...device, ...z.object(biometricsDetails).partial().shape }),
  }),
  /** From now on only this key is accepted, stored as its SHA-256; earlier keys are void. */
  DeviceKeySet: event('DeviceKeySet', { v: 1, data: z.object({ ...device, key_hash: plain(64) }) }),
  DeviceDeleted: event('DeviceDeleted', { v: 1, data: z.object(device) }),
  /** Sends it every registered employee. */
  /** `others`: the devices deployed after it, if all devices were requested. */
  DeviceDeployed: event('DeviceDeployed', {
    v: 1,
    data: z.object({ ...device, others: z.array(id()) }),
  }),
  /** From then on the PIN is this employee's; it may be reused after the registration's end. */
  EmployeeRegistered: event('EmployeeRegistered', {
    v: 1,
    data: z.object({ ...registration, since: instant() }),
  }),
  RegistrationEnded: event('RegistrationEnded', {
    v: 1,
    data: z.object({ ...registration, until: instant() }),
  }),
  EmployeeEnrolled: event('EmployeeEnrolled', {
    v: 1,
    data: z.object({ ...registration, by: z.enum(enrolledBy) }),
  }),
  /** The device's answers to commands. */
  DeviceCommandsAnswered: event('DeviceCommandsAnswered', {
    v: 1,
    data: z.object({
      ...device,
      answers: z.array(
        z.object({ number: count(), registration_id: id(), result: count(), done: z.boolean() }),
      ),
    }),
  }),
}

/**
 * Keeps a serial number unique to one device of a company: its stream `device-serial-{serial
 * number}`. Earlier ones are in the system workspace.
 */
export const deviceSerialEvents = {
  DeviceSerialReserved: event('DeviceSerialReserved', {
    v: 1,
    data: z.object({ workspace_id: id(), device_id: id() }),
  }),
  DeviceSerialReleased: event('DeviceSerialReleased', {
    v: 1,
    data: z.object({ workspace_id: id(), device_id: id() }),
  }),
}

const punchDay = {
  device_id: id(),
  serial_no: plain(32),
  /** By the device's clock. */
  day: day(),
}

/** The punches at a device on one day of its clock: stream `punches-{id of that day}`. */
export const punchEvents = {
  PunchesReceived: event('PunchesReceived', {
    v: 3,
    upcast: { 1: (data) => data, 2: (data) => data },
    data: z.object({
      ...punchDay,
      /** The import that brought them; absent: the device sent them. */
      import_id: id().optional(),
      punches: z.array(
        z.object({
          punch_id: id(),
          pin: plain(24),
          at: instant(),
          /** Time of the device's clock, `YYYY-MM-DD HH:mm:ss`. */
          device_time: plain(19),
          /** Status and means of recognition as the device's numbers. */
          status: count(),
          verify: count(),
          kind: z.enum(punchKinds),
          /** False if the device's clock was plainly wrong; then it makes no attendance. */
          counts: z.boolean(),
          /** Place in the upload: punches of one second are paired by meaning, then by place. */
          place: count().optional(),
        }),
      ),
    }),
  }),
  /** The device sent punches itself that an import had brought, so its undo leaves them. */
  PunchesConfirmed: event('PunchesConfirmed', {
    v: 1,
    data: z.object({ ...punchDay, punches: z.array(id()) }),
  }),
  /** The undo of an import removed its punches. */
  PunchesWithdrawn: event('PunchesWithdrawn', {
    v: 1,
    data: z.object({
      ...punchDay,
      import_id: id(),
      punches: z.array(z.object({ punch_id: id(), pin: plain(24), at: instant() })),
    }),
  }),
}
