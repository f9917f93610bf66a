import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { whosePunch } from '../kernel/whose-punch'

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
    .where('serial_no', '=', serial)
    .executeTakeFirst()

/** The office, with the time zone that it has now. */
export const deviceOffice = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('offices')
    .select(['id', 'timezone'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Registrations that have not ended, at devices that are there. */
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

/** Names to show at a device, by registration. */
export const registeredNames = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('device_registrations as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .select(['r.id', 'e.first_name', 'e.last_name'])
    .where('r.workspace_id', '=', workspace)
    .where('r.id', 'in', ids)
    .execute()

/** Whose these punches are, each with when their first and last of them was. */
export const punchersOf = (db: Reads, device: string, punches: readonly string[]) =>
  punchesAndPunchers(db)
    .select(['r.employee_id', sql<string>`min(p.at)`.as('from'), sql<string>`max(p.at)`.as('to')])
    .where('p.device_id', '=', device)
    .where('p.id', '=', sql<any>`any (${[...punches]}::uuid[])`)
    .groupBy('r.employee_id')
    .execute()

/** The punches of these people that count, from one instant to the other, both excluded. */
export const punchesOf = (db: Reads, employees: readonly string[], since: string, until: string) =>
  punchesAndPunchers(db)
    .select(['p.id', 'r.employee_id', 'p.at', 'p.kind', 'p.place'])
    .where('r.employee_id', '=', sql<any>`any (${[...employees]}::uuid[])`)
    .where('p.at', '>', since)
    .where('p.at', '<', until)
    .where('p.counts', '=', true)
    .execute()

const punchesAndPunchers = (db: Reads) =>
  db.selectFrom('device_punches as p').innerJoin('device_registrations as r', whosePunch)

/**
 * Of people at devices, their first and last shift in these days, `until` excluded, that has no end
 * or is longer than so many minutes.
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

/** PINs of this device, of these, whose people it is not known to recognise. */
export const notEnrolled = (db: Reads, device: string, pins: readonly string[]) =>
  db
    .selectFrom('device_registrations')
    .select('pin')
    .where('device_id', '=', device)
    .where('pin', '=', sql<any>`any (${[...pins]}::text[])`)
    .where('until', 'is', null)
    .where('enrolled_by', 'is', null)
    .execute()
