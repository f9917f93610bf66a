import type { EventName } from '@workledger/contracts/kernel/event-words'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { eventNames } from '@workledger/contracts/registry'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { tablesOfPeople } from '@workledger/projections/registry'
import { sql } from 'kysely'

type Row = Record<string, unknown>

/** What is held of somebody in one table. */
export interface Section {
  readonly name: string
  readonly rows: readonly Row[]
  /** There were more than a file takes. */
  readonly cut: boolean
}

/** Something that happened to somebody. */
export interface Happened {
  readonly at: string
  readonly what: EventName
  readonly type: string
  readonly by: string
}

/** Rows of one table, and events. */
export const MOST_ROWS = 50_000

/** Tables whose rows are named by the employee's own id. */
const byId = ['employees', 'employments', 'bank_accounts', 'custom_values']

/** What somebody wrote about applicants is theirs. */
const aboutOthers = new Set(['candidate_notes', 'interviews'])

/** Columns that tell nothing about anybody. */
export const technical: ReadonlySet<string> = new Set([
  'workspace_id',
  'revision',
  'rating_revisions',
  'position',
  'sources',
  'search',
  'of',
])

/** Tables that hold something of an employee, each with the column that names the person. */
export const tablesAbout = (
  employee: string,
  user: string,
): (readonly [table: string, column: string, id: string])[] => [
  ...byId.map((name) => [name, 'id', employee] as const),
  ['users', 'id', user],
  ...[...tablesOfPeople]
    .filter((name) => !aboutOthers.has(name))
    .map((name) => [name, 'employee_id', employee] as const),
  ['deliveries', 'person_id', employee],
  ['deliveries', 'person_id', user],
]

/**
 * Everything that the tables hold of an employee, table by table; those without a row are left out.
 */
export async function sectionsOf(db: Reads, employee: string, user: string): Promise<Section[]> {
  const sections: Section[] = []

  for (const [name, column, id] of tablesAbout(employee, user)) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(name)} where ${sql.ref(column)} = ${id} order by id limit ${MOST_ROWS + 1}`.execute(
        db,
      )

    if (rows.length === 0) continue
    const told = rows
      .slice(0, MOST_ROWS)
      .map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !technical.has(key))))
    const before = sections.findIndex((section) => section.name === name)

    if (before >= 0)
      sections[before] = { ...sections[before]!, rows: [...sections[before]!.rows, ...told] }
    else sections.push({ name, rows: told, cut: rows.length > MOST_ROWS })
  }

  return sections
}

/** The events that concern an employee, newest last, in words. */
export async function happenedTo(
  db: Reads,
  workspace: string,
  employee: string,
): Promise<Happened[]> {
  if (workspace === SYSTEM_WORKSPACE) return []

  const rows = await db
    .selectFrom('audit_events')
    .select(['type', 'actor', 'occurred_at'])
    .where('workspace_id', '=', workspace)
    .where(sql<boolean>`people @> array[${employee}]::uuid[]`)
    .orderBy('position')
    .limit(MOST_ROWS)
    .execute()

  const names = await namesOfUsers(db, workspace, [...new Set(rows.map(({ actor }) => actor))])

  return rows.map(({ type, actor, occurred_at }) => ({
    at: occurred_at,
    what: eventNames.get(type) ?? { en: type, ar: type },
    type,
    by: names.get(actor) ?? '',
  }))
}

/** Payslips of an employee, by pay date. */
export const payslipsOf = (db: Reads, employee: string) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as r', 'r.id', 'n.payrun_id')
    .select(['n.id', 'r.pay_date'])
    .where('n.employee_id', '=', employee)
    .where('n.should_pay', '=', true)
    .where('r.status', '=', 'complete')
    .orderBy('r.pay_date')
    .limit(600)
    .execute()
