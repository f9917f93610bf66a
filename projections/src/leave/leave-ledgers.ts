import { dayIn } from '@workledger/domain/kernel/zone-days'
import type { LeaveLedger } from '@workledger/domain/leave/leave'
import { type LeaveEffect, leaveEffect } from '@workledger/domain/leave/leave-effect'
import { type LeaveFacts, yearOf } from '@workledger/domain/leave/leave-facts'
import type { Reads } from '../kernel/tenant-reads'
import type { LeavePlace } from './leave-rules.projection'

/** What the rules need to know about an employee beside the ledger. */
export interface KnownFacts {
  readonly facts: LeaveFacts
  readonly places: readonly LeavePlace[]
}
/** An employee's ledger and the facts it is read with, from the read tables. */
export interface LedgerOf extends KnownFacts {
  readonly ledger: LeaveLedger
}

/** Facts of many employees in one round of queries; `now` is ISO 8601, the day it is then is that of each one's office. */
export async function leaveFactsOf(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  now: string,
): Promise<Map<string, KnownFacts>> {
  const ids = [...new Set(employees)]
  if (ids.length === 0) return new Map()
  const [people, policies] = await Promise.all([
    db
      .selectFrom('employees as e')
      .innerJoin('workspaces as w', 'w.id', 'e.workspace_id')
      .innerJoin('leave_places as p', 'p.id', 'e.id')
      .leftJoin('offices as o', 'o.id', 'e.location_id')
      .select(['e.id', 'e.hired_on', 'e.terminated_on', 'e.earlier', 'p.places', 'o.timezone as office_zone', 'w.timezone'])
      .select((eb) =>
        eb
          .selectFrom('contracts as c')
          .whereRef('c.employee_id', '=', 'e.id')
          .select(({ fn }) => fn.min('c.start_date').as('d'))
          .as('contract_start'),
      )
      .where('e.workspace_id', '=', workspace)
      .where('e.id', 'in', ids)
      .execute(),
    db.selectFrom('leave_policies').select(['id', 'versions']).where('workspace_id', '=', workspace).execute(),
  ])
  const versions = new Map(policies.map((policy) => [policy.id, policy.versions]))
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
        policies: person.places.map(({ from, policy_id }) => ({ from, versions: versions.get(policy_id ?? '') ?? [] })),
      }
      return [person.id, { facts, places: person.places }]
    }),
  )
}

/** Ledgers of many employees with their facts. */
export async function ledgersOf(db: Reads, workspace: string, employees: readonly string[], now: string): Promise<Map<string, LedgerOf>> {
  const ids = [...new Set(employees)]
  if (ids.length === 0) return new Map()
  const [known, leaves, adjustments, years] = await Promise.all([
    leaveFactsOf(db, workspace, ids, now),
    db.selectFrom('leaves').selectAll().where('employee_id', 'in', ids).execute(),
    db.selectFrom('leave_adjustments').selectAll().where('employee_id', 'in', ids).execute(),
    db.selectFrom('leave_years').select(['employee_id', 'year', 'closed']).where('employee_id', 'in', ids).execute(),
  ])
  const ledgers = new Map<string, LedgerOf>()
  for (const [id, facts] of known) ledgers.set(id, { ...facts, ledger: { leaves: {}, adjustments: {}, closed: {} } })
  for (const row of leaves) if (ledgers.has(row.employee_id)) ledgers.get(row.employee_id)!.ledger.leaves[row.id] = row as never
  for (const row of adjustments) if (ledgers.has(row.employee_id)) ledgers.get(row.employee_id)!.ledger.adjustments[row.id] = row as never
  for (const { employee_id, year, closed } of years) if (ledgers.has(employee_id)) ledgers.get(employee_id)!.ledger.closed[year] = closed
  return ledgers
}

/** What each of these leaves takes from its employee's balance, by the leave's id; those that take nothing are left out. */
export async function leaveEffects(
  db: Reads,
  workspace: string,
  rows: readonly { readonly id: string; readonly employee_id: string }[],
  now: string,
): Promise<Map<string, LeaveEffect>> {
  const ledgers = await ledgersOf(
    db,
    workspace,
    rows.map(({ employee_id }) => employee_id),
    now,
  )
  return new Map(
    rows.flatMap(({ id, employee_id }) => {
      const found = ledgers.get(employee_id)
      const leave = found?.ledger.leaves[id]
      const effect = found && leave && leaveEffect(found.ledger, { leave_id: id, ...leave }, found.facts)
      return effect ? [[id, effect]] : []
    }),
  )
}
