import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/**
 * SQL of a delivery's status. An attempt that has had no result for a minute was cut off, so its
 * outcome is *unknown*.
 */
export const deliveryStatus = `case when d.state <> 'attempted' then d.state when d.attempted_at < now() - interval '1 minute' then 'unknown' else 'intended' end`

/**
 * Returns the number of messages by status; `sent` went to a mail server, `outbox` became files.
 */
export async function deliveryCounts(db: Reads, workspace: string) {
  const { rows } = await sql<{ state: string; n: number }>`
    select case when ${sql.raw(deliveryStatus)} = 'sent' and d."where" = 'outbox' then 'outbox' else ${sql.raw(deliveryStatus)} end as state, count(*)::int as n
    from deliveries d where d.workspace_id = ${workspace} group by 1`.execute(db)
  const of = (state: string) => rows.find((row) => row.state === state)?.n ?? 0

  return {
    intended: of('intended'),
    sent: of('sent'),
    outbox: of('outbox'),
    withheld: of('withheld'),
    failed: of('failed'),
    unknown: of('unknown'),
  }
}
