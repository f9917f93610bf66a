import { mayCall } from '@workledger/contracts/kernel/callers'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** An act by which one person alone would gain. */
export interface Act {
  readonly workspace: string
  readonly call: Pick<Endpoint, 'who' | 'method' | 'permission' | 'acts' | 'ofCompany'>
  /** Owner of the record, if the call is about an employee. */
  readonly about: string | null
  /** Employees who would gain; they do not count as other people. */
  readonly gainers: readonly string[]
  /** Users who act; they do not count as other people either. */
  readonly users?: readonly string[]
  /** A permission that the act needs besides that of the call. */
  readonly needs?: string
}

export interface Other {
  readonly id: string
  readonly name: string
}

/**
 * Returns the other people who could do an act: active, joined members who may make the call and
 * are not on leave. A person on leave counts only if they have a stand-in who would not gain.
 */
export async function othersFor(
  db: Reads,
  { workspace, call, about, gainers, users = [], needs }: Act,
): Promise<Other[]> {
  const but = sql`${sql.val([...gainers])}::uuid[]`

  const { rows } = await sql<
    Other & { permissions: string[]; manages: boolean; stands_in: boolean }
  >`
    with today as (select (now() at time zone timezone)::date as day from workspaces where id = ${workspace}),
      standing as (select d.employee_id, d.delegate_id from leave_delegations d, today
        where d.workspace_id = ${workspace} and today.day between d.from_on and d.to_on)
    select e.id, read.full_name(e.first_name, e.last_name) as name, r.permissions,
      coalesce(e.id in (s.manager_id, s.time_off_manager_id), false) as manages,
      exists (select from standing d where d.delegate_id = e.id and d.employee_id in (s.manager_id, s.time_off_manager_id)) as stands_in
    from employees e join roles r on r.id = e.role_id left join employees s on s.id = ${about} cross join today
    where e.workspace_id = ${workspace} and e.status = 'active' and not e.access_stopped and e.user_id is not null and not e.id = any(${but})
      and not e.user_id::text = any(${sql.val([...users])}::text[])
      and (not exists (select from leaves l where l.workspace_id = ${workspace} and l.employee_id = e.id and l.status = 'approved'
            and l.half_day is null and l.day_part is null and l.seconds is null and today.day between l.start_on and l.finish_on)
        or exists (select from standing d join employees i on i.id = d.delegate_id
          where d.employee_id = e.id and i.status = 'active' and not i.access_stopped and i.user_id is not null and not i.id = any(${but})))
    order by e.first_name, e.last_name, e.id`.execute(db)

  return rows
    .filter(({ id, permissions, manages, stands_in }) =>
      mayCall(call, permissions, { self: id === about, manages, standsIn: stands_in }),
    )
    .filter(({ permissions }) => !needs || permissions.includes(needs))
    .map(({ id, name }) => ({ id, name }))
}

/** Returns whether only people who would gain could do it. */
export const onlyGainersCan = async (db: Reads, act: Act): Promise<boolean> =>
  (await othersFor(db, act)).length === 0
