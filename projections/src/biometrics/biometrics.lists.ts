import * as declared from '@workledger/contracts/biometrics/biometrics.lists'
import * as imports from '@workledger/contracts/biometrics/punch-imports.lists'
import { sql } from 'kysely'
import { ofEmployee, readList } from '../kernel/list-resource'
import { isUnpaired, whosePunch } from './whose-punch.port'

/**
 * SQL of the device's last call from an accepted address. It is operational data, so it is kept
 * outside the read tables.
 */
const lastCall = `(select c.* from operations.device_calls c where c.workspace_id = d.workspace_id and c.serial_no = d.serial_no and not c.waiting
  order by c.last_at desc limit 1)`

export const devicesList = readList(declared.devicesList, 'devices as d', {
  from: (db, { workspace }) =>
    db
      .selectFrom('devices as d')
      .leftJoin('offices as o', 'o.id', 'd.location_id')
      // biome-ignore lint/suspicious/noExplicitAny: the view is outside the read tables
      .leftJoin(sql`lateral ${sql.raw(lastCall)}`.as('c') as any, (join) => join.onTrue())
      .where('d.workspace_id', '=', workspace) as never,
  sql: {
    office: 'o.name',
    last_checkin: 'c.last_at',
    drift: 'c.drift',
    has_key: '(d.key_hash is not null)',
    registered:
      '(select count(*)::int from device_registrations r where r.device_id = d.id and r.until is null)',
    unread_lines: 'coalesce(c.unread_lines, 0)',
    stream: `'device-' || d.id`,
  },
})

export const registrationsList = readList(declared.registrationsList, 'device_registrations as r', {
  from: (db, { workspace }) =>
    db
      .selectFrom('device_registrations as r')
      .innerJoin('devices as d', 'd.id', 'r.device_id')
      .innerJoin('employees as e', 'e.id', 'r.employee_id')
      .where('r.workspace_id', '=', workspace),
  sql: {
    device: 'd.name',
    ...ofEmployee('r'),
    enrolled: '(r.enrolled_by is not null)',
    stream: `'device-' || r.device_id`,
  },
})

export const punchesList = readList(declared.punchesList, 'device_punches as p', {
  from: (db, { workspace }) =>
    db
      .selectFrom('device_punches as p')
      .leftJoin('device_registrations as r', whosePunch)
      .leftJoin('employees as e', 'e.id', 'r.employee_id')
      .leftJoin('devices as d', 'd.id', 'p.device_id')
      .where('p.workspace_id', '=', workspace),
  sql: {
    device: 'd.name',
    employee_id: 'r.employee_id',
    employee: `nullif(read.full_name(e.first_name, e.last_name), '')`,
    unpaired: isUnpaired,
  },
  filters: {
    from: (day) => sql<boolean>`p.at >= ${day}::date`,
    to: (day) => sql<boolean>`p.at < ${day}::date + 1`,
  },
})

export const waitingDevicesList = readList(declared.waitingDevicesList, {
  from: (db, { workspace }) =>
    db
      // biome-ignore lint/suspicious/noExplicitAny: the view is outside the read tables
      .selectFrom(sql`operations.device_calls`.as('c') as any)
      .leftJoin('devices as d', (join) =>
        join
          .onRef('d.serial_no', '=', 'c.serial_no')
          .onRef('d.workspace_id', '=', 'c.workspace_id'),
      )
      .where(sql<boolean>`c.workspace_id = ${workspace} and c.waiting`)
      // Drops addresses that were accepted later and have not called again.
      .where(
        sql<boolean>`(d.id is null or d.key_hash is not null or (d.network is not null and d.network <> '*' and d.network <> c.network))`,
      ) as never,
  sql: {
    id: 'c.id',
    serial_no: 'c.serial_no',
    network: 'c.network',
    device_id: 'd.id',
    device: 'd.name',
    device_revision: 'd.revision',
    has_key: '(d.key_hash is not null)',
    first_at: 'c.first_at',
    last_at: 'c.last_at',
  },
})

export const punchImportsList = readList(imports.punchImportsList, 'punch_imports as m', {
  from: (db, { workspace }) =>
    db
      .selectFrom('punch_imports as m')
      .leftJoin('devices as d', 'd.id', 'm.device_id')
      .where('m.workspace_id', '=', workspace),
  sql: {
    device: 'd.name',
    started_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = m.workspace_id and b.user_id::text = m.started_by)`,
    present: `(select count(*)::int from device_punches p where p.import_id = m.id)`,
    stream: `'punch-import-' || m.id`,
  },
  filters: {
    from: (day) => sql`m.to_on >= ${day}`,
    to: (day) => sql`m.from_on <= ${day}`,
  },
})
