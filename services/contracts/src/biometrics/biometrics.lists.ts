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
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    serial_no: column.text('Serial number', { searchable: true }),
    location_id: column.uuid('Office id'),
    office: column.text('Office', { searchable: true, nullable: true }),
    /** When it called last. */
    last_checkin: column.instant('Last check-in', { nullable: true }),
    /** Seconds that its clock is behind the server's, as its last punch showed; below zero: ahead. */
    drift: column.number('Clock behind by seconds', { nullable: true }),
    reads_keys: column.bool('Reads keys'),
    network: column.text('Network address', { nullable: true }),
    /** Whether it is answered by a key; without one, by its serial number and address alone. */
    has_key: column.bool('Key'),
    registered: column.number('Registered people'),
    /** Lines that nobody could read, since it first called. */
    unread_lines: column.number('Unreadable lines'),
    deployed_at: column.instant('Deployed', { nullable: true }),
    created_at: column.instant('Added'),
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
    id: column.uuid('Id'),
    device_id: column.uuid('Device id'),
    device: column.text('Device', { searchable: true }),
    ...column.employee,
    pin: column.text('PIN', { searchable: true }),
    since: column.instant('Since'),
    until: column.instant('Until', { nullable: true }),
    enrolled: column.bool('Enrolled'),
    enrolled_by: column.text('Enrolled by', { nullable: true }),
    /** What the device answered when it refused. */
    problem: column.number('Problem', { nullable: true }),
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
    id: column.uuid('Id'),
    at: column.instant('Time'),
    device_id: column.uuid('Device id'),
    device: column.text('Device', { searchable: true, nullable: true }),
    /** Whose the PIN was then; nobody's where it is empty. */
    employee_id: column.uuid('Employee', { nullable: true }),
    employee: column.text('Name', { searchable: true, nullable: true }),
    pin: column.text('PIN', { searchable: true }),
    kind: column.of('text', 'Kind', z.enum(punchKinds)),
    device_time: column.text('Clock of the device'),
    received_at: column.instant('Received'),
    counts: column.bool('Counts'),
    /** Belongs to no shift, such as an *out* without an *in*; false once somebody has typed the hours around it. */
    unpaired: column.bool('Without a shift'),
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
    id: column.uuid('Id'),
    serial_no: column.text('Serial number', { searchable: true }),
    network: column.text('Network address', { searchable: true }),
    /** The device of this serial number that is known from another address. */
    device_id: column.uuid('Device id', { nullable: true }),
    device: column.text('Device', { nullable: true }),
    /** Of that device, for If-Match. */
    device_revision: column.number('Revision of the device', { nullable: true, sortable: false, filterable: false, exported: false }),
    /** That device has a key, and this call did not show it. */
    has_key: column.bool('Key'),
    first_at: column.instant('First call'),
    last_at: column.instant('Last call'),
  },
  sort: '-last_at',
  perPage: 50,
})
