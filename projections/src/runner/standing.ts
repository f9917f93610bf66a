import type { Pool } from 'pg'

/** The position of one projection relative to the end of the log. */
export interface Standing {
  readonly projection: string
  /** Number of events up to its position. */
  readonly events: number
  readonly updated_at: Date | null
  readonly blocked: number
  /** Number of events whose bad values were left out of rows. */
  readonly mended: number
  /**
   * Undefined unless it is being rebuilt; `required` means that this version cannot work without
   * it.
   */
  readonly rebuild?: {
    readonly events: number
    readonly asked_by: string
    readonly asked_at: Date
    readonly required: boolean
  }
}

/**
 * Returns every projection, also those without tables yet. The role must be wl_vault or the owner.
 */
export async function standings(pool: Pick<Pool, 'query'>): Promise<Standing[]> {
  const { rows } = await pool.query(`
    select coalesce(c.projection, n.projection) as projection, operations.events_until(c.position)::float8 as events, c.updated_at, n.projection is not null as rebuilding,
      operations.events_until(n.position)::float8 as next_events, n.asked_by, n.asked_at, c.shape is distinct from n.shape as required,
      (select count(*)::int from read.blocked_streams b where b.projection = c.projection) as blocked,
      (select count(*)::int from read.dead_letters d where d.projection = c.projection and d.mended) as mended
    from read.checkpoints c full join read_next.checkpoints n on n.projection = c.projection order by 1`)
  return rows.map(({ rebuilding, next_events, asked_by, asked_at, required, ...row }) => ({
    ...row,
    ...(rebuilding ? { rebuild: { events: next_events, asked_by, asked_at, required } } : {}),
  }))
}
