import { uuid } from '@workledger/event-store/ids'
import { listen } from '@workledger/event-store/postgres/listen'
import { accessEventTypes } from '@workledger/projections/registry'
import { SIGN_IN_CHANNEL } from '@workledger/projections/runner/read-channel'
import type { Pool } from 'pg'
import type { Session } from '../http/context'

/** A loaded session, with the milliseconds for which it may be used. */
export interface Loaded {
  readonly session: Session
  readonly lasts: number
}

interface Kept<T> {
  readonly value: T
  readonly until: number
}

/** Milliseconds for which a server may answer from memory without checking for changes. */
const LEASE = 500

/**
 * How long others wait: longer than the lease, so that it has always ended before they stop. A
 * killed server delays them for so long.
 */
const LEASE_KEPT = 600

const RENEWAL = 200

/** Milliseconds without a call after which a server lets its lease end. */
const UNUSED = 10_000

/** Limits the effect of a change without a waiting caller whose notification was lost. */
const KEPT = 5_000

/** Most sessions, and most facts. */
const SESSION_CACHE_LIMIT = 5_000

/** Returns whether these events may change what sessions are decided by, or other held facts. */
export const changesAccess = (events: readonly { type: string }[]) =>
  events.some(({ type }) => accessEventTypes.has(type))

/**
 * Sessions in memory, so that a call needs no query to know its caller, and facts of tables that
 * change seldom (`held`). Each server holds a lease
 * while it answers from memory. `invalidateEverywhere` returns when every lease holder has cleared its memory or
 * its lease has ended. Then the next request on any server sees the change.
 * Notifications speed this up, and report changes without a waiting caller, such as those of a
 * worker.
 */
export class SessionCache {
  /** Id of this server; a row with it states until when other servers must count it as alive. */
  readonly id = uuid()
  private readonly sessions = new Map<string, Kept<Session>>()
  private readonly facts = new Map<string, Kept<unknown>>()
  private readonly channel: { close(): Promise<void> }
  private generation = 0
  /** The last change for which this server has cleared its memory. */
  private seen = '0'
  private until = 0
  private renewing: Promise<void> | undefined
  private again = false
  private timer: NodeJS.Timeout | undefined
  private used = Number.NEGATIVE_INFINITY
  private idle = true
  private closed = false

  constructor(
    private readonly pool: Pool,
    connectionString: string,
  ) {
    const changed = () => {
      this.forget()
      void this.renew()
    }

    this.channel = listen({
      connectionString,
      channel: SIGN_IN_CHANNEL,
      onNotification: changed,
      onConnected: changed,
    })
  }

  async find(token: string, load: () => Promise<Loaded | undefined>): Promise<Session | undefined> {
    return this.known(this.sessions, token, async () => {
      const loaded = await load()
      return loaded && { value: frozen(loaded.session), lasts: loaded.lasts }
    })
  }

  /** Returns a fact of held tables; see `HeldFacts`. Concurrent requests share it. */
  async fact<T>(key: string, load: () => Promise<T>): Promise<T> {
    const facts = this.facts as Map<string, Kept<T>>
    const read = async () => ({ value: frozen(await load()), lasts: KEPT })

    return (await this.known(facts, key, read))!
  }

  private async known<T>(
    kept: Map<string, Kept<T>>,
    key: string,
    load: () => Promise<{ value: T; lasts: number } | undefined>,
  ): Promise<T | undefined> {
    const now = performance.now()
    this.used = now
    if (this.idle) void this.renew()
    const known = kept.get(key)
    if (known && now < known.until && now < this.until) return known.value
    const { generation } = this
    const loaded = await load()
    // A result read before a change must not be cached after it.
    if (!loaded || generation !== this.generation) return loaded?.value
    kept.delete(key)
    if (kept.size >= SESSION_CACHE_LIMIT) kept.delete(kept.keys().next().value!)
    kept.set(key, { value: loaded.value, until: now + Math.min(KEPT, loaded.lasts) })

    return loaded.value
  }

  /** Returns when no server answers from older memory. The change must be committed before. */
  async invalidateEverywhere(): Promise<void> {
    this.forget()

    const { rows } = await this.pool.query({
      name: 'access changed',
      text: `with change as (select nextval('vault.access_changes') as n), told as (select n, pg_notify($2, '') from change)
        select n, exists (select from vault.session_caches where id <> $1 and valid_until > clock_timestamp()) as others from told`,
      values: [this.id, SIGN_IN_CHANNEL],
    })

    const { n, others } = rows[0]
    // After LEASE_KEPT every other server's lease has expired, even with clock skew.
    const until = performance.now() + LEASE_KEPT

    for (
      let pause = 2, waiting = others;
      waiting && performance.now() < until;
      pause = Math.min(pause * 2, 50)
    ) {
      await new Promise((resolve) => setTimeout(resolve, pause))

      const left = await this.pool.query({
        name: 'access unseen',
        text: 'select exists (select from vault.session_caches where id <> $1 and seen < $2 and valid_until > clock_timestamp()) as waiting',
        values: [this.id, n],
      })

      waiting = left.rows[0].waiting
    }
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.channel.close()
    await this.renewing
    this.until = 0
    await this.pool
      .query('delete from vault.session_caches where id = $1', [this.id])
      .catch(() => {})
  }

  forget() {
    this.generation++
    this.sessions.clear()
    this.facts.clear()
  }

  /** Runs one renewal at a time; notifications meanwhile request one more. */
  private renew(): Promise<void> {
    this.again = true
    this.idle = false

    this.renewing ??= this.renewals().finally(() => {
      this.renewing = undefined
      clearTimeout(this.timer)
      this.idle = performance.now() - this.used > UNUSED
      if (!this.closed && !this.idle)
        this.timer = setTimeout(() => void this.renew(), RENEWAL).unref()
    })

    return this.renewing
  }

  private async renewals() {
    while (this.again && !this.closed) {
      this.again = false
      const from = performance.now()

      try {
        const { rows } = await this.pool.query({
          name: 'access lease',
          text: `insert into vault.session_caches (id, seen, valid_until) values ($1, $2, clock_timestamp() + make_interval(secs => $3))
            on conflict (id) do update set seen = excluded.seen, valid_until = excluded.valid_until
            returning (select last_value from vault.access_changes) as latest`,
          values: [this.id, this.seen, LEASE_KEPT / 1000],
        })

        const { latest } = rows[0]
        // After the lease's end other servers did not wait for this one.
        if (latest !== this.seen || performance.now() > this.until) this.forget()
        if (latest !== this.seen) this.again = true
        this.seen = latest
        this.until = from + LEASE
      } catch {
        // The database is away: the lease ends, and every call queries.
      }
    }
  }
}

/** Freezes a value with all its parts, because concurrent requests share it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)

  return value
}
