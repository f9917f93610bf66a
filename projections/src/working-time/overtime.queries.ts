import { sql } from 'kysely'
import { isRequester, type Requesters } from '../access/requesters.port'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'

/** Selects overtime that waits for a decision; the same people decide it as leaves. */
export const overtimeToDecide = (workspace: string, requesters: Requesters): WaitingRows =>
  sql<WaitingRow>`
    select o.id as record, o.employee_id,
      (o.month + interval '1 month' - interval '1 day')::date as due, o.raised_at as since,
      o.revision, null::text as title, null::text as detail
    from working_time_overtime o join employees e on e.id = o.employee_id
    where o.workspace_id = ${workspace} and o.waiting_seconds > 0
      and ${isRequester(requesters, 'o.employee_id')}`

/** Returns the seconds of a person's overtime that wait for a decision. */
export const waitingOvertime = async (db: Reads, employee: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('working_time_overtime')
        .select(({ fn }) => fn.sum<string | null>('waiting_seconds').as('seconds'))
        .where('employee_id', '=', employee)
        .executeTakeFirst()
    )?.seconds ?? 0,
  )

/** Returns what a mail says about a month's overtime; undefined if it is gone. */
export const overtimeToTell = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('working_time_overtime as o')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .select(['o.employee_id', 'o.month', 'o.waiting_seconds', 'o.comment'])
    .select(['e.first_name', 'e.last_name'])
    .where('o.workspace_id', '=', workspace)
    .where('o.id', '=', id)
    .executeTakeFirst()

export type OvertimeToTell = NonNullable<Awaited<ReturnType<typeof overtimeToTell>>>
