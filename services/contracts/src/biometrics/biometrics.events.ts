import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, plain } from '../kernel/event-fields'
import { punchKinds } from '../kernel/punch-kinds'

const device = { device_id: id() }

const details = {
  name: plain(120),
  /** The office whose time its clock shows. */
  location_id: id(),
  serial_no: plain(32),
  /** Whether people press in and out; otherwise their punches are taken in turn. */
  reads_keys: z.boolean(),
  /** The network address that it calls from; null: that of the next call, `*`: any. */
  network: plain(64).nullable(),
}

const registration = { ...device, registration_id: id(), employee_id: id(), pin: plain(24) }

/**
 * How somebody is recognised. What is compared, a template of a finger or a face, never leaves the
 * device.
 */
export const enrolledBy = ['finger', 'face', 'palm', 'other'] as const

/** A device at which people punch: stream `device-{id}`. That it calls is no event. */
export const deviceEvents = {
  /**
   * `anywhere`: added while a serial number was one device's in the whole installation, so it needs
   * no address of its company.
   */
  DeviceAdded: event('DeviceAdded', {
    v: 2,
    data: z.object({ ...device, ...details, anywhere: z.boolean() }),
    upcast: { 1: (data) => ({ ...data, anywhere: true }) },
  }),
  DeviceChanged: event('DeviceChanged', {
    v: 1,
    data: z.object({ ...device, ...z.object(details).partial().shape }),
  }),
  /**
   * From now on it is answered by this key alone, of which only the SHA-256 is kept; an earlier key
   * opens nothing.
   */
  DeviceKeySet: event('DeviceKeySet', { v: 1, data: z.object({ ...device, key_hash: plain(64) }) }),
  DeviceDeleted: event('DeviceDeleted', { v: 1, data: z.object(device) }),
  /** Everybody who is registered is to be sent to it. */
  /** `others`: those that are deployed after it, where all devices were asked for. */
  DeviceDeployed: event('DeviceDeployed', {
    v: 1,
    data: z.object({ ...device, others: z.array(id()) }),
  }),
  /**
   * From then on the PIN is this employee's; a PIN is used again after its registration has ended.
   */
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
  /** What the device says of commands that it was sent. */
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
 * Keeps a serial number to one device of a company: stream `device-serial-{serial number}` there;
 * earlier ones stand in the system workspace.
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

/** What was punched at a device on one day of its clock: stream `punches-{id of that day}`. */
export const punchEvents = {
  PunchesReceived: event('PunchesReceived', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({
      device_id: id(),
      serial_no: plain(32),
      /** By the device's clock. */
      day: day(),
      punches: z.array(
        z.object({
          punch_id: id(),
          pin: plain(24),
          at: instant(),
          /** What the device's clock showed, `YYYY-MM-DD HH:mm:ss`. */
          device_time: plain(19),
          /** Status and way of recognition as the device has them. */
          status: count(),
          verify: count(),
          kind: z.enum(punchKinds),
          /** False where the device's clock was plainly wrong: it makes no attendance. */
          counts: z.boolean(),
          /**
           * Its place in the upload: punches of one second are paired by their meaning, then by it.
           */
          place: count().optional(),
        }),
      ),
    }),
  }),
}
