import type { Pool } from 'pg'

/** Where one projection stands beside the end of the log. */
export interface Standing {
  readonly projection: string
  readonly position: string | null
  readonly updated_at: Date | null
  readonly blocked: number
  /** Events whose bad values were left out of rows. */
  readonly mended: number
  /** Undefined unless it is being rebuilt; required: this version cannot do without it. */
  readonly rebuild?: { readonly position: string | null; readonly asked_by: string; readonly asked_at: Date; readonly required: boolean }
}

/** Every projection, also those that have no tables yet. The role must be wl_vault or the owner. */
export async function standings(pool: Pick<Pool, 'query'>): Promise<Standing[]> {
  const { rows } = await pool.query(`
    select coalesce(c.projection, n.projection) as projection, c.position, c.updated_at, n.projection is not null as rebuilding,
      n.position as next_position, n.asked_by, n.asked_at, c.shape is distinct from n.shape as required,
      (select count(*)::int from read.blocked_streams b where b.projection = c.projection) as blocked,
      (select count(*)::int from read.dead_letters d where d.projection = c.projection and d.mended) as mended
    from read.checkpoints c full join read_next.checkpoints n on n.projection = c.projection order by 1`)
  return rows.map(({ rebuilding, next_position, asked_by, asked_at, required, ...row }) => ({
    ...row,
    ...(rebuilding ? { rebuild: { position: next_position, asked_by, asked_at, required } } : {}),
  }))
}

/** Events between two positions where positions count, as on PostgreSQL; null where they do not. */
export function eventsBetween(from: string | null, to: string | null): number | null {
  const [a, b] = [Number(from ?? 0), Number(to ?? 0)]
  return Number.isSafeInteger(a) && Number.isSafeInteger(b) ? Math.max(0, b - a) : null
}
