import { sql } from 'kysely'
import { isRequester, type Requesters } from '../access/requesters.port'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'

/** Selects pending corrections; the same people decide them as leaves. */
export const correctionsToDecide = (workspace: string, requesters: Requesters): WaitingRows =>
  sql<WaitingRow>`
    select c.id as record, c.employee_id, c.day as due, c.proposed_at as since, c.revision,
      c.reason as title, null::text as detail
    from attendance_corrections c join employees e on e.id = c.employee_id
    where c.workspace_id = ${workspace} and c.status = 'pending'
      and ${isRequester(requesters, 'c.employee_id')}`
