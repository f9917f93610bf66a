import { sql } from 'kysely'

/** Returns SQL of whether the delegate decides today for the manager of a row's employee `e`. */
export const decidesInPlace = (delegate: string) => sql<boolean>`exists (
  select from leave_delegations d join workspaces w on w.id = d.workspace_id
  where d.delegate_id = ${delegate} and d.employee_id in (e.manager_id, e.time_off_manager_id)
    and (now() at time zone w.timezone)::date between d.from_on and d.to_on)`
