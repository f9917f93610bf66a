import { createHash } from 'node:crypto'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Pool } from 'pg'
import { networkOf } from '../kernel/http/network'

/**
 * A limit of tries with `key`. So many are free; each further one waits 1, 2, 4 … seconds after the
 * last, at most `longest`. One try expires every quarter of an hour. So the typing errors of an
 * office do not add up over a week.
 */
export interface Limit {
  readonly key: string
  readonly free: number
  readonly longest: number
}

const QUARTER = 15 * 60

export const limit = (key: string, free = 10, longest = QUARTER): Limit => ({ key, free, longest })

/**
 * Returns the limits of a sign-in. Guesses from one network are slowed for that account there, so a
 * stranger cannot lock its owner out. Guesses from many networks slow all sign-ins to the account
 * by seconds only.
 */
export const signInLimits = (email: string, address: string): [Limit, ...Limit[]] => [
  limit(`sign-in ${email} from ${networkOf(address)}`),
  limit(`sign-in from ${networkOf(address)}`, 50),
  limit(`sign-in ${email}`, 100, 5),
]

/** SQL for the failures that count at this moment. */
const LEFT = `greatest(0, a.failures - extract(epoch from clock_timestamp() - a.last_at) / ${QUARTER})`

const WAIT = `case when ceil(a.failures) < w.free then 0 else least(w.longest, power(2, least(ceil(a.failures) - w.free, 20))) end`

/**
 * Slows down guesses. Each try is counted before it is checked, so concurrent tries gain nothing.
 */
export class Attempts {
  constructor(private readonly pool: Pool) {}

  /**
   * Counts one try; refuses with 429 and Retry-After while one of the limits must wait. A refused
   * try does not extend the wait.
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

  /** Resets the try's own limit, and takes this try off the others. */
  async succeeded(own: Limit, ...others: Limit[]): Promise<void> {
    await this.pool.query('delete from vault.attempts where key = $1', [digest(own.key)])

    if (others.length > 0)
      await this.pool.query(
        'update vault.attempts set failures = greatest(failures - 1, 0) where key = any ($1)',
        [others.map(({ key }) => digest(key))],
      )

    // Entries older than a day no longer count.
    await this.pool.query(
      `delete from vault.attempts where key in (
         select key from vault.attempts where last_at < now() - interval '1 day' limit 1000 for update skip locked)`,
    )
  }

  /** Returns true the first time that this key is seen. */
  async first(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'insert into vault.attempts (key, failures) values ($1, 0) on conflict do nothing',
      [digest(key)],
    )
    return rowCount === 1
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest()
