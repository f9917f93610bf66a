import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { byLastName } from '../people/by-last-name.port'

/** Starts a query of runs with a complete draft. */
export const runs = (db: Reads, workspace: string) =>
  db
    .selectFrom('payruns as p')
    .where('p.workspace_id', '=', workspace)
    .where('p.status', '!=', 'drafting')

export type PayRunRow = NonNullable<Awaited<ReturnType<typeof payrunById>>>

export const payrunById = (db: Reads, workspace: string, id: string) =>
  runs(db, workspace).selectAll('p').where('p.id', '=', id).executeTakeFirst()

/** Selects the approved run before a run, in its currency, with which it is compared. */
export const previousRun = (
  db: Reads,
  workspace: string,
  run: { id: string; end_on: string; currency: string },
) =>
  runs(db, workspace)
    .selectAll('p')
    .where('p.status', '=', 'complete')
    .where('p.reverses', 'is', null)
    .where('p.currency', '=', run.currency)
    .where('p.end_on', '<', run.end_on)
    .orderBy('p.end_on', 'desc')
    .orderBy('p.approved_position', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Selects the last draft whose period ends before a run begins. */
export const earlierDraft = (
  db: Reads,
  workspace: string,
  run: { start_on: string; currency: string },
) =>
  runs(db, workspace)
    .select(['p.start_on', 'p.end_on'])
    .where('p.status', '=', 'draft')
    .where('p.reverses', 'is', null)
    .where('p.currency', '=', run.currency)
    .where('p.end_on', '<', run.start_on)
    .orderBy('p.end_on', 'desc')
    .limit(1)
    .executeTakeFirst()

const entries = (db: Reads, payrun: string) =>
  db
    .selectFrom('payrun_entries as n')
    .leftJoin('employees as e', 'e.id', 'n.employee_id')
    .leftJoin('retained_people as f', 'f.id', 'n.employee_id')
    .where('n.payrun_id', '=', payrun)
    .selectAll('n')
    .select([
      'f.oid',
      'f.first_name',
      'f.last_name',
      'e.avatar',
      sql<boolean>`coalesce(f.status = 'erased', false)`.as('erased'),
    ])

export type PayEntryRow = Awaited<ReturnType<typeof payEntriesByIds>>[number]

export const payEntriesByIds = async (db: Reads, payrun: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : entries(db, payrun)
        .where('n.id', 'in', [...ids])
        .execute()

export const payEntryById = (db: Reads, payrun: string, id: string) =>
  entries(db, payrun).where('n.id', '=', id).executeTakeFirst()

/** Sums basic pay and expenses of a run's paid entries; null if it pays no one. */
export const sumsOf = (db: Reads, payrun: string) =>
  db
    .selectFrom('payrun_entries')
    .select([
      sql<string | null>`sum(basic_pay)`.as('basic_pay'),
      sql<string | null>`sum(expenses)`.as('expenses'),
    ])
    .where('payrun_id', '=', payrun)
    .where('should_pay', '=', true)
    .executeTakeFirst()

/** Returns whether a run has paid entries that no run reverses yet. */
export const paysStill = async (db: Reads, payrun: string) =>
  (await db
    .selectFrom('payrun_entries')
    .select('id')
    .where('payrun_id', '=', payrun)
    .where('should_pay', '=', true)
    .where('reversed_by', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Sums the corrections of earlier periods in a run's gross and net pay; null if it has none. */
export const correctionsOf = (db: Reads, payrun: string) =>
  db
    .selectFrom('payrun_entries as n')
    .innerJoinLateral(
      sql<{
        amount: string
        side: string
      }>`jsonb_to_recordset(coalesce(n.pay -> 'corrections', jsonb_path_query_array(n.kept -> 'lines', '$[*] ? (@.correction == true)')))`.as<'c'>(
        sql`c(amount numeric, side text)`,
      ),
      (join) => join.onTrue(),
    )
    .select([
      sql<string | null>`sum(c.amount) filter (where c.side <> 'deduction')`.as('gross_pay'),
      sql<string | null>`sum(case when c.side = 'deduction' then -c.amount else c.amount end)`.as(
        'net_pay',
      ),
    ])
    .where('n.payrun_id', '=', payrun)
    .where('n.should_pay', '=', true)
    .where('n.has_corrections', '=', true)
    .executeTakeFirst()

/** Selects the paid entries of some employees in a run. */
export const paidEntries = async (db: Reads, payrun: string, employees: readonly string[]) =>
  employees.length === 0
    ? []
    : db
        .selectFrom('payrun_entries')
        .select(['employee_id', 'gross_pay', 'net_pay', 'pay'])
        .where('payrun_id', '=', payrun)
        .where('should_pay', '=', true)
        .where('employee_id', 'in', [...employees])
        .execute()

/** Selects employees paid in one run and not in the other; at most 1,000. */
export const paidNoMore = (db: Reads, before: string, now: string) =>
  entries(db, before)
    .where('n.should_pay', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payrun_entries as m')
            .select('m.id')
            .where('m.payrun_id', '=', now)
            .where('m.should_pay', '=', true)
            .whereRef('m.employee_id', '=', 'n.employee_id'),
        ),
      ),
    )
    .orderBy(byLastName)
    .orderBy('n.id')
    .limit(1000)
    .execute()

/**
 * Returns the employees whose net differs between a run and the run before it, largest difference
 * first, with the number of each kind.
 */
export async function payChanges(
  db: Reads,
  before: string,
  now: string,
  page: { readonly first: number; readonly most: number },
) {
  const paid = (payrun: string) =>
    db
      .selectFrom('payrun_entries')
      .select(['id', 'employee_id', sql<string>`coalesce(net_pay, 0)`.as('net_pay')])
      .where('payrun_id', '=', payrun)
      .where('should_pay', '=', true)

  const compared = db
    .selectFrom(paid(now).as('n'))
    .fullJoin(paid(before).as('b'), 'b.employee_id', 'n.employee_id')
    .select([
      sql<string>`coalesce(n.employee_id, b.employee_id)`.as('employee_id'),
      sql<
        'changed' | 'new' | 'left'
      >`case when b.id is null then 'new' when n.id is null then 'left' else 'changed' end`.as(
        'kind',
      ),
      sql<string>`coalesce(b.net_pay, 0)`.as('before'),
      sql<string>`coalesce(n.net_pay, 0)`.as('net_pay'),
      sql<string>`coalesce(n.net_pay, 0) - coalesce(b.net_pay, 0)`.as('difference'),
    ])
    .where(sql<boolean>`coalesce(n.net_pay, 0) <> coalesce(b.net_pay, 0)`)

  const counts = await db
    .selectFrom(compared.as('c'))
    .select(['c.kind', sql<number>`count(*)::int`.as('count')])
    .groupBy('c.kind')
    .execute()

  const rows = await db
    .selectFrom(compared.as('c'))
    .leftJoin('employees as e', 'e.id', 'c.employee_id')
    // An employee who is left out of the run has an entry in it.
    .leftJoin('payrun_entries as m', (join) =>
      join.onRef('m.employee_id', '=', 'c.employee_id').on('m.payrun_id', '=', now),
    )
    .selectAll('c')
    .select(['m.id as entry_id', 'e.oid', 'e.first_name', 'e.last_name', 'e.avatar'])
    .orderBy(sql`abs(c.difference)`, 'desc')
    .orderBy(byLastName)
    .orderBy('c.employee_id')
    .limit(page.most)
    .offset(page.first)
    .execute()

  return { rows, counts: new Map(counts.map(({ kind, count }) => [kind, count])) }
}

/** Returns the contract versions of an employee by which an approved run has paid. */
export async function paidContracts(
  db: Reads,
  workspace: string,
  employee: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('payrun_entries as n')
    .innerJoin('payruns as p', 'p.id', 'n.payrun_id')
    .select('n.contract_ids')
    .where('n.workspace_id', '=', workspace)
    .where('n.employee_id', '=', employee)
    .where('n.should_pay', '=', true)
    .where('p.status', '=', 'complete')
    .execute()
  return new Set(rows.flatMap(({ contract_ids }) => contract_ids))
}

/** Selects the names of the people in a list of warnings. */
export const peopleOf = async (db: Reads, workspace: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('employees')
        .select(['id', 'oid', 'first_name', 'last_name', 'avatar'])
        .where('workspace_id', '=', workspace)
        .where('id', 'in', [...ids])
        .execute()
