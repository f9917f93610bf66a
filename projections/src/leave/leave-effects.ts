import { dayIn } from '@workledger/domain/kernel/zone-days'
import type { LeaveLedger, LeaveRules } from '@workledger/domain/leave/leave'
import { type LeaveEffect, leaveEffect } from '@workledger/domain/leave/leave-effect'
import type { Reads } from '../kernel/tenant-reads'
import { leavePoliciesOf, leaveTypesOf } from './leave.queries'

interface Planned {
  readonly id: string
  readonly employee_id: string
}

/** An employee's ledger and the rules of their balance, from the read tables; undefined for one without a policy. */
export interface LedgerOf {
  readonly ledger: LeaveLedger
  readonly rules: LeaveRules
}

/**
 * Ledgers of many employees in one round of queries; the day it is for each of them at `now` (ISO 8601) decides which
 * carried days have expired.
 */
export async function ledgersOf(db: Reads, workspace: string, employees: readonly string[], now: string): Promise<Map<string, LedgerOf>> {
  if (employees.length === 0) return new Map()
  const ids = [...new Set(employees)]
  const [people, policies, types, leaves, adjustments] = await Promise.all([
    db
      .selectFrom('employees as e')
      .innerJoin('workspaces as w', 'w.id', 'e.workspace_id')
      .leftJoin('offices as o', 'o.id', 'e.location_id')
      .select(['e.id', 'e.time_off_policy_id', 'e.hired_on', 'e.created_at', 'o.timezone as office_zone', 'w.timezone'])
      .where('e.workspace_id', '=', workspace)
      .where('e.id', 'in', ids)
      .execute(),
    leavePoliciesOf(db, workspace),
    leaveTypesOf(db, workspace),
    db.selectFrom('leaves').selectAll().where('employee_id', 'in', ids).execute(),
    db.selectFrom('leave_adjustments').selectAll().where('employee_id', 'in', ids).execute(),
  ])
  const accruing = types.filter(({ accrues }) => accrues).map(({ id }) => id)
  return new Map(
    people.flatMap((person) => {
      const policy = policies.find(({ id }) => id === person.time_off_policy_id)
      if (!policy) return []
      const own = <T extends { employee_id: string; id: string }>(rows: readonly T[]) =>
        Object.fromEntries(rows.filter(({ employee_id }) => employee_id === person.id).map((row) => [row.id, row]))
      return [
        [
          person.id,
          {
            ledger: { leaves: own(leaves) as never, adjustments: own(adjustments) },
            rules: {
              policy,
              accruing,
              since: Number((person.hired_on ?? person.created_at).slice(0, 4)),
              today: dayIn(person.office_zone ?? person.timezone, now),
            },
          },
        ],
      ]
    }),
  )
}

/** What each of these leaves takes from its employee's balance, by the leave's id; those that take nothing are left out. */
export async function leaveEffects(db: Reads, workspace: string, rows: readonly Planned[], now: string): Promise<Map<string, LeaveEffect>> {
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
      const effect = found && leave && leaveEffect(found.ledger, { leave_id: id, ...leave }, found.rules)
      return effect ? [[id, effect]] : []
    }),
  )
}
