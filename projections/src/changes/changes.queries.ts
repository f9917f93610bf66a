import { type RawBuilder, sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** The public events that a reader may see, by name. */
export interface Sight {
  /** Whatever person they concern. */
  readonly all: readonly string[]
  /** About the reader. */
  readonly own: readonly string[]
  /** About those whose manager or time-off manager the reader is. */
  readonly team: readonly string[]
  /** About those whose manager the reader is. */
  readonly reports: readonly string[]
}

/** The people whom a reader manages; `reports` directly, `team` also as time-off manager. */
export interface Managed {
  readonly team: readonly string[]
  readonly reports: readonly string[]
}

/** A row of the feed's order. */
export interface Mark {
  readonly place: number
  readonly id: string
}

export interface ChangeRow extends Mark {
  readonly name: string
  readonly version: number
  readonly record_id: string
  readonly person_id: string | null
  readonly occurred_at: string
  readonly data: Record<string, unknown>
  readonly personal: Record<string, unknown> | null
}

export async function managedBy(db: Reads, workspace: string, employee: string): Promise<Managed> {
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'manager_id'])
    .where('workspace_id', '=', workspace)
    .where((eb) =>
      eb.or([eb('manager_id', '=', employee), eb('time_off_manager_id', '=', employee)]),
    )
    .orderBy('id')
    .execute()

  return {
    team: rows.map(({ id }) => id),
    reports: rows.flatMap(({ id, manager_id }) => (manager_id === employee ? [id] : [])),
  }
}

const marks = (db: Reads, workspace: string) =>
  db.selectFrom('changes').select(['place', 'id']).where('workspace_id', '=', workspace)

/** Returns the row at a place, by which a position of a restored log shows. */
export const markAt = (db: Reads, workspace: string, place: number): Promise<Mark | undefined> =>
  marks(db, workspace).where('place', '=', place).executeTakeFirst()

export const newestMark = (db: Reads, workspace: string): Promise<Mark | undefined> =>
  marks(db, workspace).orderBy('place', 'desc').limit(1).executeTakeFirst()

/** Returns the row `steps` after a place, if the feed is so long. */
export const markAfter = (
  db: Reads,
  workspace: string,
  place: number,
  steps: number,
): Promise<Mark | undefined> =>
  marks(db, workspace)
    .where('place', '>', place)
    .orderBy('place')
    .offset(steps - 1)
    .limit(1)
    .executeTakeFirst()

/** Returns the visible rows after one place up to another, oldest first. */
export const changesBetween = (
  db: Reads,
  workspace: string,
  { after, upTo, most }: { readonly after: number; readonly upTo: number; readonly most: number },
  visible: RawBuilder<boolean> | undefined,
): Promise<ChangeRow[]> =>
  rowsOf(db, workspace)
    .where('place', '>', after)
    .where('place', '<=', upTo)
    .$if(visible !== undefined, (query) => query.where(visible!))
    .orderBy('place')
    .limit(most)
    .execute()

/** Returns the visible rows at these places. */
export const changesAt = (
  db: Reads,
  workspace: string,
  places: readonly number[],
  visible: RawBuilder<boolean>,
): Promise<ChangeRow[]> =>
  rowsOf(db, workspace)
    .where('place', 'in', [...places])
    .where(visible)
    .execute()

const rowsOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('changes')
    .select([
      'place',
      'id',
      'name',
      'version',
      'record_id',
      'person_id',
      'occurred_at',
      'data',
      'personal',
    ])
    .where('workspace_id', '=', workspace)

/** Returns the condition of what a reader may see. */
export function visibleTo(
  { all, own, team, reports }: Sight,
  employee: string,
  managed: Managed,
): RawBuilder<boolean> {
  const about = (names: readonly string[], people: readonly string[]) =>
    sql<boolean>`(name = any(${names}::text[]) and person_id = any(${people}::uuid[]))`

  return sql<boolean>`(${sql.join(
    [
      sql<boolean>`name = any(${all}::text[])`,
      about([...own, ...team, ...reports], [employee]),
      about(team, managed.team),
      about(reports, managed.reports),
    ],
    sql` or `,
  )})`
}
