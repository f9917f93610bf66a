import { sql } from 'kysely'
import { anyOfTexts } from '../kernel/any-of'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'
import { changesOwnInputs } from './own-pay.queries'

/**
 * Selects drafts that wait for a second person, under four eyes: runs that these users neither
 * prepared nor fed with changes of their own pay.
 */
export const runsToApprove = (workspace: string, users: readonly string[]): WaitingRows =>
  sql<WaitingRow>`
    select p.id as record, null::uuid as employee_id, p.pay_date as due,
      coalesce(p.recalculated_at, p.drafted_at) as since, p.revision, null::text as title,
      null::text as detail
    from payruns p join workspaces w on w.id = p.workspace_id and w.four_eyes
    where p.workspace_id = ${workspace} and p.status = 'draft' and p.reverses is null
      and not exists (select from watched_acts a where a.workspace_id = ${workspace}
        and a.record_id = p.id and a.kind in ('pay_drafted', 'pay_entry_changed', 'pay_recalculated')
        and (a.actor = ${anyOfTexts(users)} or a.impersonator = ${anyOfTexts(users)}))
      and not ${changesOwnInputs(workspace, sql.ref('p.id'), users)}`
