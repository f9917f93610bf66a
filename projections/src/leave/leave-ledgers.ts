import { groupBy } from '@workledger/domain/kernel/group-by'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import type { LedgerEntries } from '@workledger/domain/leave/leave-accounts'
import { type LeaveEffect, leaveEffectsInTurn } from '@workledger/domain/leave/leave-effect'
import { type LeaveFacts, type WorkedHours, yearOf } from '@workledger/domain/leave/leave-facts'
import type { Adjustment, Leave, LeaveLedger } from '@workledger/domain/leave/leave-state'
import { sql } from 'kysely'
import { secondsByDay } from '../attendance/worked-days.port'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { agreedSeconds, contractsOf } from './leave-contracts'
import type { LeavePlace } from './leave-rules.projection'

/** An employee's facts that the rules need besides the ledger. */
export interface KnownFacts {
  readonly facts: LeaveFacts
  readonly places: readonly LeavePlace[]
  /** The workspace's policy names by id. */
  readonly policyNames: ReadonlyMap<string, string>
}

/** An employee's ledger with the facts for reading it, from the read tables. */
export interface LedgerOf extends KnownFacts {
  readonly ledger: LeaveLedger
}

/**
 * Returns the facts of many employees in one round of queries. `now` is ISO 8601; its day is that
 * of each employee's office.
 */
export async function leaveFactsOf(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  now: string,
): Promise<Map<string, KnownFacts>> {
  const ids = [...new Set(employees)]
  if (ids.length === 0) return new Map()

  const [people, policies] = await Promise.all([
    employedPeople(db, workspace, ids),
    db
      .selectFrom('leave_policies')
      .select(['id', 'name', 'versions'])
      .where('workspace_id', '=', workspace)
      .execute(),
  ])

  const versions = new Map(policies.map((policy) => [policy.id, policy.versions]))
  const byHours = people.filter(({ places }) =>
    places.some(({ policy_id }) =>
      versions.get(policy_id ?? '')?.some(({ accrual }) => accrual === 'by_hours'),
    ),
  )
  const worked = await workedHoursOf(
    db,
    byHours.map(({ id }) => id),
  )
  const policyNames = new Map(policies.map(({ id, name }) => [id, name]))

  return new Map(
    people.map((person) => {
      const today = dayIn(person.office_zone ?? person.timezone, now)
      const [before] = person.earlier
      const from = person.hired_on ?? person.contract_start
      const began = before ? (before.from ?? person.contract_start) : from
      const first = person.places.find(({ policy_id }) => policy_id !== null)

      const facts: LeaveFacts = {
        today,
        employed: { from, to: person.terminated_on, earlier: person.earlier },
        since: Math.max(yearOf(first?.from ?? today), began ? yearOf(began) : 0),
        policies: person.places.map(({ from, policy_id }) => ({
          from,
          versions: versions.get(policy_id ?? '') ?? [],
        })),
        worked: worked.get(person.id),
      }

      return [person.id, { facts, places: person.places, policyNames }]
    }),
  )
}

/** Returns the work of employees whose leave accrues by hours worked. */
async function workedHoursOf(
  db: Reads,
  employees: readonly string[],
): Promise<Map<string, WorkedHours>> {
  if (employees.length === 0) return new Map()

  const [attended, contracts] = await Promise.all([
    secondsByDay(db, employees, '1970-01-01', '9999-12-31'),
    contractsOf(db, employees),
  ])

  const days = groupBy(attended, ({ employee_id }) => employee_id)
  const versions = groupBy(contracts, ({ employee_id }) => employee_id)

  return new Map(
    employees.map((id) => [
      id,
      {
        days: days.get(id) ?? [],
        agreed: (versions.get(id) ?? []).map((contract) => ({
          from: contract.effective_on,
          seconds: agreedSeconds(contract),
        })),
      },
    ]),
  )
}

const employedPeople = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('employees as e')
    .innerJoin('workspaces as w', 'w.id', 'e.workspace_id')
    .innerJoin('leave_places as p', 'p.id', 'e.id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .select([
      'e.id',
      'e.hired_on',
      'e.terminated_on',
      'e.earlier',
      'p.places',
      'o.timezone as office_zone',
      'w.timezone',
    ])
    .select((eb) =>
      eb
        .selectFrom('contracts as c')
        .whereRef('c.employee_id', '=', 'e.id')
        .select(({ fn }) => fn.min('c.start_date').as('d'))
        .as('contract_start'),
    )
    .where('e.workspace_id', '=', workspace)
    .where(sql<boolean>`e.id = ${anyOf(ids)}`)
    .execute()

const adjustmentsOfEmployee = sql<Record<
  string,
  Adjustment
> | null>`(select json_object_agg(a.id, json_build_object(
  'kind', a.kind, 'year', a.year, 'days', coalesce(a.exact, a.days::text), 'valid_from', a.valid_from, 'valid_to', a.valid_to,
  'description', a.description, 'import_id', a.import_id, 'changed', a.changed))
  from leave_adjustments a where a.employee_id = e.id)`

const closedYearsOfEmployee = sql<
  LeaveLedger['closed'] | null
>`(select json_object_agg(y.year, y.closed) from leave_years y where y.employee_id = e.id)`

/**
 * Returns the ledgers of many employees with their facts. Rejected leaves take nothing, so a ledger
 * has only those that `rejected` names, or all.
 */
export async function ledgersOf(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  { now, rejected = [] }: { now: string; rejected?: 'all' | readonly string[] },
): Promise<Map<string, LedgerOf>> {
  const ids = [...new Set(employees)]
  if (ids.length === 0) return new Map()
  const wanted = rejected === 'all' ? sql`true` : sql`l.id = ${anyOf(rejected)}`

  const [known, kept] = await Promise.all([
    leaveFactsOf(db, workspace, ids, now),
    // One column holds all rows of a kind: describing hundreds of rows costs more than reading
    // them.
    db
      .selectFrom('employees as e')
      .select([
        'e.id',
        sql<Record<string, Leave> | null>`(select json_object_agg(l.id, json_build_object(
          'leave_type_id', l.leave_type_id, 'start_on', l.start_on, 'finish_on', l.finish_on, 'half_day', l.half_day, 'days', l.days,
          'day_part', l.day_part::text, 'seconds', l.seconds, 'from_time', l.from_time, 'to_time', l.to_time,
          'starts_at', l.starts_at, 'ends_at', l.ends_at,
          'takes_allowance', l.takes_allowance, 'takes_account', l.takes_account, 'paid_percent', l.paid_percent::text, 'description', l.description, 'document', l.document,
          'status', l.status, 'used', l.used)) from leaves l
          where l.employee_id = e.id and (l.status <> 'rejected' or ${wanted}))`.as('leaves'),
        adjustmentsOfEmployee.as('adjustments'),
        closedYearsOfEmployee.as('closed'),
      ])
      .where('e.workspace_id', '=', workspace)
      .where('e.id', 'in', ids)
      .execute(),
  ])

  return new Map(
    kept.flatMap(({ id, leaves, adjustments, closed }): [string, LedgerOf][] => {
      const facts = known.get(id)
      return facts
        ? [
            [
              id,
              {
                ...facts,
                ledger: {
                  leaves: leaves ?? {},
                  adjustments: adjustments ?? {},
                  closed: closed ?? {},
                },
              },
            ],
          ]
        : []
    }),
  )
}

/**
 * Returns the days that each leave takes from its employee's balance, by leave id, with requests in
 * order of time. Leaves that take nothing, such as rejected ones, are left out.
 */
export async function leaveEffects(
  db: Reads,
  workspace: string,
  rows: readonly { readonly id: string; readonly employee_id: string }[],
  now: string,
): Promise<Map<string, LeaveEffect>> {
  const employees = [...new Set(rows.map(({ employee_id }) => employee_id))]
  if (employees.length === 0) return new Map()

  const [known, kept] = await Promise.all([
    leaveFactsOf(db, workspace, employees, now),
    takingEntries(db, workspace, employees),
  ])

  return new Map(
    kept.flatMap(({ id: employee, leaves, adjustments, closed }) => {
      const found = known.get(employee)
      if (!found) return []
      const ids = rows.flatMap(({ id, employee_id }) => (employee_id === employee ? [id] : []))

      const entries = {
        leaves: leaves ?? {},
        adjustments: adjustments ?? {},
        closed: closed ?? {},
      }

      return [...leaveEffectsInTurn(entries, ids, found.facts)]
    }),
  )
}

/** Reads only the leaves that take days, and of each only what a balance counts. */
const takingEntries = (db: Reads, workspace: string, employees: readonly string[]) =>
  db
    .selectFrom('employees as e')
    .select([
      'e.id',
      sql<LedgerEntries['leaves'] | null>`(select json_object_agg(l.id, json_build_object(
        'days', l.days, 'takes_allowance', true, 'status', l.status)) from leaves l
        where l.employee_id = e.id and l.takes_allowance and l.status <> 'rejected')`.as('leaves'),
      adjustmentsOfEmployee.as('adjustments'),
      closedYearsOfEmployee.as('closed'),
    ])
    .where('e.workspace_id', '=', workspace)
    .where('e.id', 'in', employees)
    .execute()
