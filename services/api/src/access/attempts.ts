import { createHash } from 'node:crypto'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Pool } from 'pg'

const FREE = 10
const LONGEST = 15 * 60

/** Slows guessing down: after 10 failures for an account or an address each further try waits 1, 2, 4 … seconds, at most 15 minutes. */
export class Attempts {
  constructor(private readonly pool: Pool) {}

  /** Refuses with 429 and Retry-After while one of the keys must wait. */
  async check(...keys: string[]): Promise<void> {
    const { rows } = await this.pool.query(
      `select extract(epoch from last_at + make_interval(secs => least($2::int, power(2, least(failures - $3::int, 20))::int)) - now())::float as wait
       from vault.attempts where key = any ($1) and failures >= $3::int`,
      [keys.map(digest), LONGEST, FREE],
    )
    const wait = Math.max(0, ...rows.map((row) => row.wait as number))
    if (wait > 0) refuse('rate.limited', { retryAfter: Math.ceil(wait) })
  }

  /** Failures are forgotten after a day without one. */
  async failed(...keys: string[]): Promise<void> {
    await this.pool.query(
      `insert into vault.attempts (key, failures) select key, 1 from unnest($1::bytea[]) as key
       on conflict (key) do update set failures = case when vault.attempts.last_at < now() - interval '1 day' then 1 else vault.attempts.failures + 1 end, last_at = now()`,
      [keys.map(digest)],
    )
  }

  /** True the first time that this key is seen. */
  async first(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('insert into vault.attempts (key, failures) values ($1, 0) on conflict do nothing', [
      digest(key),
    ])
    return rowCount === 1
  }

  async succeeded(...keys: string[]): Promise<void> {
    await this.pool.query('delete from vault.attempts where key = any ($1)', [keys.map(digest)])
  }
}
const digest = (key: string) => createHash('sha256').update(key).digest()
