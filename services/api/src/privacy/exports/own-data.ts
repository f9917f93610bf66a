import type { EventName } from '@workledger/contracts/kernel/event-words'
import { sameIn } from '@workledger/contracts/kernel/event-words'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { eventNames } from '@workledger/contracts/registry'
import type { ShiftPositions } from '@workledger/event-store/secrets/positions'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { tablesOfPeople } from '@workledger/projections/registry'
import { sql } from 'kysely'

type OwnDataRow = Record<string, unknown>

/** A person's data in one table. */
export interface Section {
  readonly name: string
  readonly rows: readonly OwnDataRow[]
  /** The limit of the file left rows out. */
  readonly cut: boolean
}

/** An event that concerned the person. */
export interface Happened {
  readonly at: string
  readonly what: EventName
  readonly type: string
  readonly by: string
}

/** Most rows of one table, and most events. */
export const MOST_ROWS = 50_000

/** Tables whose rows have the employee's own id. */
const byId = ['employees', 'employments', 'bank_accounts', 'custom_values', 'notice_readers']

/** An author owns what they wrote about candidates. */
const aboutOthers = new Set(['candidate_notes', 'interviews'])

/** Columns without information about people. */
export const technical: ReadonlySet<string> = new Set([
  'workspace_id',
  'revision',
  'rating_revisions',
  'position',
  'sources',
  'search',
  'of',
  'digest',
  'waits_since',
  'expires_with',
  'rule_state',
  'has_payouts',
  'full_name',
])

/** Tables with data of an employee, each with the column that names the person. */
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

/** Returns all of an employee's data by table; leaves out empty tables. */
export async function sectionsOf(db: Reads, employee: string, user: string): Promise<Section[]> {
  const sections: Section[] = []

  for (const [name, column, id] of tablesAbout(employee, user)) {
    const { rows } =
      await sql<OwnDataRow>`select * from ${sql.table(name)} where ${sql.ref(column)} = ${id} order by id limit ${MOST_ROWS + 1}`.execute(
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

/** Adds the kept positions to a person's shifts. */
export const withPositions = (
  sections: readonly Section[],
  positions: ReadonlyMap<string, ShiftPositions>,
): Section[] =>
  sections.map((section) =>
    section.name === 'attendance'
      ? {
          ...section,
          rows: section.rows.map((row) => ({ ...row, ...positions.get(String(row.id)) })),
        }
      : section,
  )

/** Returns the events that concern an employee in words, newest last. */
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
    what: eventNames.get(type) ?? sameIn(type),
    type,
    by: names.get(actor) ?? '',
  }))
}

/** Returns payslips of an employee by pay date. */
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
