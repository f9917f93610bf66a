import { sql } from 'kysely'
import { anyOf, anyOfTexts } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { whosePunch } from './whose-punch.port'

export const deviceById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('devices')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

export const deviceIds = async (db: Reads, workspace: string) =>
  (
    await db
      .selectFrom('devices')
      .select('id')
      .where('workspace_id', '=', workspace)
      .orderBy('name')
      .execute()
  ).map(({ id }) => id)

export const deviceOfSerial = (db: Reads, workspace: string, serial: string) =>
  db
    .selectFrom('devices')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where(sql<boolean>`upper(serial_no) = upper(${serial})`)
    .executeTakeFirst()

/** Selects the office with its present time zone. */
export const deviceOffice = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('offices')
    .select(['id', 'timezone'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Selects an employee's open registrations at devices that are not deleted. */
export const registrationsOf = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('device_registrations as r')
    .innerJoin('devices as d', 'd.id', 'r.device_id')
    .select(['r.id', 'r.device_id', 'r.pin', 'r.enrolled_by'])
    .where('r.workspace_id', '=', workspace)
    .where('r.employee_id', '=', employee)
    .where('r.until', 'is', null)
    .orderBy('r.since')
    .execute()

export const registrationById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('device_registrations')
    .select(['id', 'device_id'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Selects the names to show at a device, by registration. */
export const registeredNames = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('device_registrations as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .select(['r.id', 'e.first_name', 'e.last_name'])
    .where('r.workspace_id', '=', workspace)
    .where('r.id', 'in', ids)
    .execute()

/** Selects the people of these punches, each with the instants of their first and last. */
export const punchersOf = (db: Reads, device: string, punches: readonly string[]) =>
  punchesAndPunchers(db)
    .select(['r.employee_id', sql<string>`min(p.at)`.as('from'), sql<string>`max(p.at)`.as('to')])
    .where('p.device_id', '=', device)
    .where('p.id', '=', anyOf(punches))
    .groupBy('r.employee_id')
    .execute()

/** Selects the punches of these people that count between two instants, both excluded. */
export const punchesOf = (db: Reads, employees: readonly string[], since: string, until: string) =>
  punchesAndPunchers(db)
    .select(['p.id', 'r.employee_id', 'p.at', 'p.kind', 'p.place'])
    .where('r.employee_id', '=', anyOf(employees))
    .where('p.at', '>', since)
    .where('p.at', '<', until)
    .where('p.counts', '=', true)
    .execute()

const punchesAndPunchers = (db: Reads) =>
  db.selectFrom('device_punches as p').innerJoin('device_registrations as r', whosePunch)

/**
 * Selects, for people at devices, the first and last shift in these days (`until` excluded). Only
 * shifts without an end or above a number of minutes count.
 */
export const shiftsLongerThan = (
  db: Reads,
  workspace: string,
  { from, until }: { from: string; until: string | null },
  minutes: number,
) =>
  db
    .selectFrom('attendance as a')
    .select([
      'a.employee_id',
      sql<string>`min(a.in_at)`.as('first'),
      sql<string>`max(a.in_at)`.as('last'),
    ])
    .where('a.workspace_id', '=', workspace)
    .where('a.day', '>=', from)
    .$if(until !== null, (query) => query.where('a.day', '<', until!))
    .where(
      sql<boolean>`(a.out_at is null or a.out_at - a.in_at > make_interval(mins => ${minutes}::int))`,
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('device_registrations as r')
          .select('r.id')
          .whereRef('r.employee_id', '=', 'a.employee_id'),
      ),
    )
    .groupBy('a.employee_id')
    .execute()

/** Selects those of these PINs whose people are not enrolled at the device, as far as we know. */
export const notEnrolled = (db: Reads, device: string, pins: readonly string[]) =>
  db
    .selectFrom('device_registrations')
    .select('pin')
    .where('device_id', '=', device)
    .where('pin', '=', anyOfTexts(pins))
    .where('until', 'is', null)
    .where('enrolled_by', 'is', null)
    .execute()
