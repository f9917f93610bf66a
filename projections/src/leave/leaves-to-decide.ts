import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { sql } from 'kysely'
import { everyone, isRequester, type Requesters } from '../access/requesters.port'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'
import { managedByAny, peopleOf, standsInFor } from './approvers.queries'

interface LeaveDecider {
  readonly workspace: string
  readonly employee: string
  /** They decide for everyone, as administrators of time off do. */
  readonly decidesAll: boolean
  /** By default the employee alone; see `Requesters`. */
  readonly selves?: readonly string[]
}

/**
 * Returns whose leaves a person decides: everyone's, or those of their own people and of the people
 * of absent managers for whom they stand in.
 */
export async function leaveRequesters(
  db: Reads,
  { workspace, employee, decidesAll, selves = [employee] }: LeaveDecider,
) {
  const absent = await standsInFor(db, employee)
  const managed = await managedByAny(db, [employee, ...absent])
  managed.delete(employee)
  const managers = new Map((await peopleOf(db, absent)).map((manager) => [manager.id, manager]))

  const requesters: Requesters = decidesAll
    ? await everyone(db, { workspace, call: leaveApi.decideLeave, selves })
    : { employees: [...managed.keys()].filter((id) => !selves.includes(id)) }

  return {
    requesters,
    managed,
    /** Returns the absent manager of an employee for whom the person decides. */
    absentManagerOf: (id: string) => (decidesAll ? undefined : managers.get(managed.get(id) ?? '')),
  }
}

/**
 * Selects pending leaves: those of one decision by whose they are, and of those with steps the ones
 * whose step waits for the person.
 */
export const leavesToDecide = (
  workspace: string,
  requesters: Requesters,
  steps: readonly string[],
): WaitingRows =>
  sql<WaitingRow>`
    select l.id as record, l.employee_id, l.start_on as due, l.created_at as since, l.revision,
      t.name as title, null::text as detail
    from leaves l join employees e on e.id = l.employee_id
    left join leave_types t on t.id = l.leave_type_id
    where l.workspace_id = ${workspace} and l.status = 'pending'
      and ((l.route is null and ${isRequester(requesters, 'l.employee_id')}) or l.id = ${anyOf(steps)})`

/** Returns the ids of pending leaves that wait for a person, in the order of their first day. */
export async function leaveIdsToDecide(
  db: Reads,
  ...of: Parameters<typeof leavesToDecide>
): Promise<string[]> {
  const [, requesters, steps] = of
  const forNone = 'employees' in requesters && requesters.employees.length === 0
  if (forNone && steps.length === 0) return []

  const { rows } = await sql<{
    record: string
  }>`select record from (${leavesToDecide(...of)}) as items order by due, record`.execute(db)

  return rows.map(({ record }) => record)
}
