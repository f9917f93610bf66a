import type { Pool } from 'pg'
import type { Acceptance, Alarm, Alarms } from '../alarms'
import type { Finding } from '../verify'
import { createPool } from './connections'
import { listen } from './listen'

const ALARM_CHANNEL = 'wl_alarm'

/**
 * The log's alarms, accessed as wl_log, which may read and raise. Only the database's owner clears
 * them.
 */
export class LogAlarms implements Alarms {
  private readonly pool: Pool
  private known: Promise<Acceptance[]> | undefined

  private channel: { close(): Promise<void> } | undefined

  constructor(private readonly connectionString: string) {
    this.pool = createPool({
      connectionString,
      max: 1,
      statement_timeout: 5_000,
      connectionTimeoutMillis: 5_000,
    })
  }

  async open(): Promise<Alarm | undefined> {
    const { rows } = await this.pool.query(
      'select sentence, findings from log.alarms where cleared_at is null',
    )
    return rows[0]
  }

  /** Calls back when any process raises an alarm. A poll makes up for a lost notification. */
  onRaised(listener: () => void): void {
    const { connectionString } = this
    this.channel ??= listen({ connectionString, channel: ALARM_CHANNEL, onNotification: listener })
  }

  /** Raises the alarm. There is one at a time; a second one changes nothing. */
  async raise(sentence: string, findings: readonly Finding[]): Promise<void> {
    await this.pool.query(
      `with raised as (insert into log.alarms (sentence, findings) values ($1, $2) on conflict do nothing)
       select pg_notify($3, '')`,
      [sentence, JSON.stringify(findings), ALARM_CHANNEL],
    )
  }

  /** Read once, because alarms are cleared only while no process runs. */
  accepted(): Promise<Acceptance[]> {
    this.known ??= acceptances(this.pool).catch((error) => {
      this.known = undefined
      throw error
    })
    return this.known
  }

  async close(): Promise<void> {
    await this.channel?.close()
    await this.pool.end()
  }
}

/** Returns the operators' acceptances, latest first. */
export async function acceptances(client: Pick<Pool, 'query'>): Promise<Acceptance[]> {
  const { rows } = await client.query(
    `select cleared_at as at, reason, accepted as positions, anchors_void_from as "anchorsVoidFrom"
     from log.alarms where cleared_at is not null order by cleared_at desc`,
  )
  return rows
}
