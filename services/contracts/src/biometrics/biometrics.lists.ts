import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { punchKinds } from '../kernel/punch-kinds'
import { day } from '../kernel/shapes'

export const devicesList = defineList({
  name: 'devices',
  label: 'Biometric devices',
  who: 'admin',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    serial_no: column.text({ searchable: true }),
    location_id: column.uuid(),
    office: column.text({ searchable: true, nullable: true }),
    /** Time of the last call. */
    last_checkin: column.instant({ nullable: true }),
    /** Seconds by which its clock was slow at its last punch; below zero: fast. */
    drift: column.number({ nullable: true }),
    reads_keys: column.bool(),
    network: column.text({ nullable: true }),
    /** Whether it uses a key; without one only serial number and address identify it. */
    has_key: column.bool(),
    registered: column.number(),
    /** Number of unreadable lines since its first call. */
    unread_lines: column.number(),
    deployed_at: column.instant({ nullable: true }),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
})

export type Device = RowOf<typeof devicesList>

export const registrationsList = defineList({
  name: 'device-registrations',
  label: 'People at devices',
  who: 'admin',
  columns: {
    id: column.uuid(),
    device_id: column.uuid(),
    device: column.text({ searchable: true }),
    ...column.employee,
    pin: column.text({ searchable: true }),
    since: column.instant(),
    until: column.instant({ nullable: true }),
    enrolled: column.bool(),
    enrolled_by: column.text({ nullable: true }),
    /** The device's code of the failure. */
    problem: column.number({ nullable: true }),
    stream: column.stream(),
  },
  sort: 'name',
  perPage: 50,
})

export const punchesList = defineList({
  name: 'punches',
  label: 'Punches',
  who: 'admin',
  columns: {
    id: column.uuid(),
    at: column.instant(),
    device_id: column.uuid(),
    device: column.text({ searchable: true, nullable: true }),
    /** Owner of the PIN at that time, if any. */
    employee_id: column.uuid({ nullable: true }),
    employee: column.text({ searchable: true, nullable: true }),
    pin: column.text({ searchable: true }),
    kind: column.of('text', z.enum(punchKinds)),
    device_time: column.text(),
    received_at: column.instant(),
    counts: column.bool(),
    /**
     * Belongs to no shift, such as an *out* without an *in*; false once the hours around it are
     * typed.
     */
    unpaired: column.bool(),
  },
  filters: { from: day(), to: day() },
  sort: '-at',
  perPage: 50,
})

export const waitingDevicesList = defineList({
  name: 'waiting-devices',
  label: 'Waiting devices',
  who: 'admin',
  columns: {
    id: column.uuid(),
    serial_no: column.text({ searchable: true }),
    network: column.text({ searchable: true }),
    /** The known device of this serial number at another address. */
    device_id: column.uuid({ nullable: true }),
    device: column.text({ nullable: true }),
    /** Revision of that device, for If-Match. */
    device_revision: column.number({
      nullable: true,
      sortable: false,
      filterable: false,
      exported: false,
    }),
    /** That device has a key, which this call lacked. */
    has_key: column.bool(),
    first_at: column.instant(),
    last_at: column.instant(),
  },
  sort: '-last_at',
  perPage: 50,
})
