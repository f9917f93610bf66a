import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** Everybody of a workspace, with the last day of work of who was terminated. */
export const employeesForPay = (db: Reads, workspace: string) =>
  db.selectFrom('employees').select(['id', 'status', 'terminated_on']).where('workspace_id', '=', workspace).orderBy('id').execute()

/** Seconds of attendance of each of these employees on each day of a period; shifts that have not ended count nothing. */
export async function secondsByDay(db: Reads, employees: readonly string[], from: string, to: string) {
  if (employees.length === 0) return []
  return db
    .selectFrom('attendance')
    .select(['employee_id', 'day', sql<number>`sum(extract(epoch from out_at - in_at))::float8`.as('seconds')])
    .where('employee_id', '=', sql<any>`any (${[...employees]}::uuid[])`)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('out_at', 'is not', null)
    .groupBy(['employee_id', 'day'])
    .execute()
}

/** Approved leaves with a day in a period, of employees whom a run pays. */
export const leavesInRun = (db: Reads, workspace: string, payrun: string, from: string, to: string) =>
  db
    .selectFrom('leaves as l')
    .select(['l.id', 'l.employee_id'])
    .where('l.workspace_id', '=', workspace)
    .where('l.status', '=', 'approved')
    .where('l.start_on', '<=', to)
    .where('l.finish_on', '>=', from)
    .where('l.employee_id', 'in', (eb) =>
      eb.selectFrom('payrun_entries as n').select('n.employee_id').where('n.payrun_id', '=', payrun).where('n.should_pay', '=', true),
    )
    .orderBy('l.employee_id')
    .execute()

/** Contracts and adjustments with the events that made them. */
export async function sourcesOf(db: Reads, workspace: string, contracts: readonly string[], adjustments: readonly string[]) {
  const [byContract, byAdjustment] = await Promise.all([
    contracts.length === 0
      ? []
      : db
          .selectFrom('contracts')
          .select(['id', 'employee_id', 'sources'])
          .where('workspace_id', '=', workspace)
          .where('id', 'in', [...contracts])
          .execute(),
    adjustments.length === 0
      ? []
      : db
          .selectFrom('contract_adjustments')
          .select(['id', 'employee_id', 'sources'])
          .where('workspace_id', '=', workspace)
          .where('id', 'in', [...adjustments])
          .execute(),
  ])
  return new Map([...byContract, ...byAdjustment].map(({ id, sources }) => [id, sources]))
}
