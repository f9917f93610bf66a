import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, clearable, id, instant, one, text } from '../kernel/shapes'
import { typable } from '../kernel/text'
import { devicesList, punchesList, registrationsList, waitingDevicesList } from './biometrics.lists'

const deviceParams = z.object({ ws: idOf('workspaces'), id: idOf('devices') })

/** Permitted characters, so that a device can send it in an address. */
export const SERIAL = /^[A-Za-z0-9_-]{1,32}$/

export const PIN = /^[A-Za-z0-9]{1,24}$/

const chosen = (code: string) => z.uuid({ error: code })

const network = () =>
  typable(
    z
      .string()
      .trim()
      .max(64)
      .regex(/^(\*|[0-9a-fA-F.:/]{2,64})$/, { error: 'device.network' }),
  )

export const deviceBody = z.object({
  name: text('device.name', 120),
  location_id: chosen('device.office'),
  serial_no: text('device.serial', 32).refine((serial) => SERIAL.test(serial), {
    error: 'device.serial_form',
  }),
  /** By default true. */
  reads_keys: bool().optional(),
  network: clearable(network()),
})

export const registrationBody = z.object({
  employee_id: chosen('device.employee'),
  device_id: chosen('device.select'),
  /** By default the employee's PIN at another device, else the next free one. */
  pin: clearable(typable(z.string().trim().regex(PIN, { error: 'device.pin' }))),
  /** Start of the PIN's ownership; by default now. */
  since: clearable(instant()),
})

const deployBody = z.object({ id: id().optional() })

/** A device shows its key in any of these ways. */
const deviceKey = z.object({
  key: z.string(),
  /** Server addresses: with the key in the path, and as the first part of the host name. */
  path: z.string(),
  host: z.string(),
  /** For devices with only a communication key: the address, with the key as `pushcommkey`. */
  plain: z.string(),
})

const deployed = z.object({ message: z.string() })

export const biometricsApi = area('biometrics', {
  devices: listCall(devicesList, {
    path: '/workspaces/{ws}/biometrics/devices',
    summary: 'Biometric devices, by default sorted by name',
    params: workspaceParams,
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/biometrics/devices',
    who: 'edit_company',
    summary: 'Add a biometric device by its serial number',
    status: 201,
    params: workspaceParams,
    body: deviceBody,
    response: one(z.object({ id: id() })),
    errors: ['device.most'],
  }),
  changeDevice: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/biometrics/devices/{id}',
    who: 'edit_company',
    summary: 'Change a biometric device, or accept its network address',
    params: deviceParams,
    body: deviceBody.partial(),
    response: one(devicesList.row),
    errors: ['device.serial_fixed'],
  }),
  setDeviceKey: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/biometrics/devices/{id}/key',
    who: 'edit_company',
    summary: "Set or replace a device's key; it is returned once and not stored",
    status: 201,
    params: deviceParams,
    response: one(deviceKey),
  }),
  deleteDevice: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/biometrics/devices/{id}',
    who: 'edit_company',
    summary: 'Delete a biometric device; its punches stay',
    params: deviceParams,
  }),
  deployDevices: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/biometrics/deploy',
    who: 'edit_company',
    summary: 'Send all registered employees to a device, or to all devices',
    params: workspaceParams,
    body: deployBody,
    response: deployed,
  }),
  deployAnyDevice: endpoint({
    method: 'POST',
    path: '/biometrics/deploy',
    who: 'edit_company',
    summary: 'The same; without an id, in the first workspace whose devices the caller may change',
    body: deployBody,
    response: deployed,
  }),
  registerEmployee: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/biometrics/register-employee',
    who: 'admin',
    summary: 'Register an employee at a device, which then asks for the finger, face or palm',
    status: 201,
    params: workspaceParams,
    body: registrationBody,
    response: one(z.object({ id: id(), pin: z.string() })),
    errors: ['device.registered', 'device.most_registrations'],
  }),
  isEnrolled: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/biometrics/is-enrolled/{employeeId}',
    who: 'admin',
    summary: 'Whether a device knows the employee: 1, otherwise 0',
    params: z.object({ ws: idOf('workspaces'), employeeId: idOf('employees') }),
    query: z.object({ device_id: id().optional() }),
    response: one(z.number()),
  }),
  registrations: listCall(registrationsList, {
    path: '/workspaces/{ws}/biometrics/registrations',
    summary: 'Registrations: PIN, employee and device, with their start',
    params: workspaceParams,
    filters: { device_id: id().optional(), employee_id: id().optional() },
  }),
  endRegistration: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/biometrics/registrations/{id}',
    who: 'admin',
    summary: 'End a registration now: the device deletes the person, and the PIN is free',
    params: z.object({ ws: idOf('workspaces'), id: idOf('device_registrations') }),
  }),
  punches: listCall(punchesList, {
    path: '/workspaces/{ws}/biometrics/punches',
    summary: 'Punches, newest first',
    params: workspaceParams,
    filters: {
      device_id: id().optional(),
      // Blank: all.
      employee_id: z.union([id(), z.literal('')]).optional(),
      from: punchesList.filters.from.optional(),
      to: punchesList.filters.to.optional(),
    },
  }),
  waitingDevices: listCall(waitingDevicesList, {
    path: '/workspaces/{ws}/biometrics/waiting-devices',
    summary:
      'Devices that called without being accepted: with an unknown serial number, or from another address',
    params: workspaceParams,
  }),
})
