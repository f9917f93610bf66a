import type { KeptPunchReason } from '@workledger/contracts/biometrics/punch-imports.api'
import type { PunchKind } from '@workledger/contracts/kernel/punch-kinds'
import { sql } from 'kysely'
import { anyOf, anyOfTexts } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Selects everyone who has or had a PIN at a device, with names. */
export const ownersOfPins = (db: Reads, workspace: string, device: string) =>
  db
    .selectFrom('device_registrations as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .select([
      'r.employee_id',
      'r.pin',
      'r.since',
      'r.until',
      sql<string>`read.full_name(e.first_name, e.last_name)`.as('name'),
    ])
    .where('r.workspace_id', '=', workspace)
    .where('r.device_id', '=', device)
    .orderBy('r.since')
    .execute()

/** Selects which of these punches are here, with the import that brought them. */
export const punchesHere = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('device_punches')
    .select(['id', 'import_id'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', anyOf(ids))
    .execute()

/** Selects the people of an import's punches, each with the instants of their first and last. */
export async function punchersOfImport(db: Reads, importId: string) {
  const { rows } = await sql<{ employee_id: string; from: string; to: string }>`
    select r.employee_id, min(p.at) as "from", max(p.at) as "to"
    from device_punches p join device_registrations r on ${owns}
    where p.import_id = ${importId} and p.counts group by r.employee_id`.execute(db)

  return rows
}

/** Selects the owners of these PINs at a device, with the time of ownership. */
export const ownersOf = (db: Reads, device: string, pins: readonly string[]) =>
  db
    .selectFrom('device_registrations')
    .select(['employee_id', 'pin', 'since', 'until'])
    .where('device_id', '=', device)
    .where('pin', '=', anyOfTexts(pins))
    .execute()

interface OfImport {
  readonly importId: string
  /** Employees whose punches stay, because the caller gains by their removal. */
  readonly own: readonly string[]
}

/** Returns an import's punches, with the reason why an undo leaves them. */
export async function punchesOfImport(db: Reads, workspace: string, of: OfImport) {
  const { rows } = await sql<{
    id: string
    pin: string
    at: string
    day: string
    reason: KeptPunchReason | null
  }>`
    select x.id, x.pin, x.at, left(x.device_time, 10) as day, x.reason
    from (${withReasons(workspace, of)}) x order by x.at, x.id`.execute(db)

  return rows
}

/** Returns how many punches of an import an undo removes, or leaves for each reason. */
export async function undoPunchCounts(db: Reads, workspace: string, of: OfImport) {
  const { rows } = await sql<{ reason: KeptPunchReason | null; count: number }>`
    select x.reason, count(*)::int as count from (${withReasons(workspace, of)}) x
    group by x.reason`.execute(db)

  return rows
}

/** Returns the first punches of an import that an undo leaves, with names. */
export async function keptPunches(db: Reads, workspace: string, of: OfImport & { most: number }) {
  const { rows } = await sql<{
    id: string
    employee_id: string | null
    employee_name: string | null
    pin: string
    at: string
    kind: PunchKind
    reason: KeptPunchReason
  }>`
    select x.id, x.employee_id, nullif(read.full_name(e.first_name, e.last_name), '') as employee_name,
      x.pin, x.at, x.kind, x.reason
    from (${withReasons(workspace, of)}) x left join employees e on e.id = x.employee_id
    where x.reason is not null order by x.at, x.id limit ${of.most}`.execute(db)

  return rows
}

/** Selects the days on which these employees have a punch of an import. */
export async function daysOfImport(db: Reads, { importId, own }: OfImport) {
  const { rows } = await sql<{ day: string }>`
    select distinct left(p.device_time, 10) as day
    from device_punches p join device_registrations r on ${owns}
    where p.import_id = ${importId} and r.employee_id = ${anyOf(own)}`.execute(db)

  return rows.map(({ day }) => day)
}

/** Returns the record of an import. */
export const punchImportById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('punch_imports')
    .select(['id', 'reasons', 'punches', 'removed'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** SQL that joins to punch `p` the registration `r` of its PIN; see `whosePunch`. */
const owns = sql`r.device_id = p.device_id and r.pin = p.pin and r.since <= p.at
  and (r.until is null or p.at < r.until)`

/** Pay has used a day if an approved run paid it by the hour. */
const withReasons = (workspace: string, { importId, own }: OfImport) => sql`
  select p.id, p.pin, p.at, p.kind, p.device_time, r.employee_id, case
    when p.confirmed then 'device'
    when r.employee_id = ${anyOf(own)} then 'own'
    when r.employee_id is not null and e.first_name is null then 'erased'
    when exists (select from payrun_entries n join payruns y on y.id = n.payrun_id
      where n.employee_id = r.employee_id and n.hourly and n.should_pay and y.status = 'complete'
        and left(p.device_time, 10)::date between y.start_on and y.end_on) then 'paid'
    when exists (select from attendance a where a.employee_id = r.employee_id and a.by_hand
      and a.in_at <= p.at and (a.out_at is null or a.out_at >= p.at)) then 'edited'
    end as reason
  from device_punches p
  left join device_registrations r on ${owns}
  left join employees e on e.id = r.employee_id
  where p.workspace_id = ${workspace} and p.import_id = ${importId}`
