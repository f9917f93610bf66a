import { createHash } from 'node:crypto'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Pool } from 'pg'
import { networkOf } from '../kernel/http/network'

/**
 * So many tries of `key` are free; each further one waits 1, 2, 4 … seconds after the one before,
 * at most `longest`. One is forgotten every quarter of an hour: what a whole office mistypes in a
 * week does not add up.
 */
export interface Limit {
  readonly key: string
  readonly free: number
  readonly longest: number
}

const QUARTER = 15 * 60

export const limit = (key: string, free = 10, longest = QUARTER): Limit => ({ key, free, longest })

/**
 * For sign-in. Guessing from one place is slowed down for that account there, so that a stranger
 * cannot lock its owner out; guessing from many places slows everybody down by seconds only.
 */
export const signInLimits = (email: string, address: string): [Limit, ...Limit[]] => [
  limit(`sign-in ${email} from ${networkOf(address)}`),
  limit(`sign-in from ${networkOf(address)}`, 50),
  limit(`sign-in ${email}`, 100, 5),
]

/** What is left of the failures at this moment. */
const LEFT = `greatest(0, a.failures - extract(epoch from clock_timestamp() - a.last_at) / ${QUARTER})`

const WAIT = `case when ceil(a.failures) < w.free then 0 else least(w.longest, power(2, least(ceil(a.failures) - w.free, 20))) end`

/**
 * Slows guessing down. Each try is counted before it is judged, so that many at once gain nothing.
 */
export class Attempts {
  constructor(private readonly pool: Pool) {}

  /**
   * Counts one try; refuses with 429 and Retry-After while one of the limits must wait. A refused
   * try does not prolong the wait.
   */
  async take(...limits: Limit[]): Promise<void> {
    const wanted = [
      limits.map(({ key }) => digest(key)),
      limits.map(({ free }) => free),
      limits.map(({ longest }) => longest),
    ]

    const { rowCount } = await this.pool.query(
      `with wanted as (select * from unnest($1::bytea[], $2::int[], $3::int[]) as w (key, free, longest) order by key)
       insert into vault.attempts as a (key, failures) select key, 1 from wanted
       on conflict (key) do update
         set failures = ${LEFT} + 1, last_at = clock_timestamp()
         where a.last_at + make_interval(secs => (select ${WAIT} from wanted w where w.key = a.key)) <= clock_timestamp()`,
      wanted,
    )

    if (rowCount === limits.length) return

    const { rows } = await this.pool.query(
      `select extract(epoch from a.last_at + make_interval(secs => ${WAIT}) - clock_timestamp())::float as wait
       from vault.attempts a join unnest($1::bytea[], $2::int[], $3::int[]) as w (key, free, longest) on w.key = a.key`,
      wanted,
    )

    refuse('rate.limited', { retryAfter: Math.max(1, ...rows.map(({ wait }) => Math.ceil(wait))) })
  }

  /** The try was right: its own limit begins anew, the others forget this one try. */
  async succeeded(own: Limit, ...others: Limit[]): Promise<void> {
    await this.pool.query('delete from vault.attempts where key = $1', [digest(own.key)])

    if (others.length > 0)
      await this.pool.query(
        'update vault.attempts set failures = greatest(failures - 1, 0) where key = any ($1)',
        [others.map(({ key }) => digest(key))],
      )

    // What is older than a day counts no more.
    await this.pool.query(
      `delete from vault.attempts where key in (
         select key from vault.attempts where last_at < now() - interval '1 day' limit 1000 for update skip locked)`,
    )
  }

  /** True the first time that this key is seen. */
  async first(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'insert into vault.attempts (key, failures) values ($1, 0) on conflict do nothing',
      [digest(key)],
    )
    return rowCount === 1
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest()
