import { Pool } from 'pg'
import type { Acceptance, Alarm, Alarms } from '../alarms'
import type { Finding } from '../verify'

/**
 * The log's alarms, accessed as wl_log, which may read and raise. Only the database's owner clears
 * them.
 */
export class LogAlarms implements Alarms {
  private readonly pool: Pool
  private known: Promise<Acceptance[]> | undefined

  constructor(connectionString: string) {
    this.pool = new Pool({
      connectionString,
      max: 1,
      statement_timeout: 5_000,
      connectionTimeoutMillis: 5_000,
    })
    this.pool.on('error', () => {})
  }

  async open(): Promise<Alarm | undefined> {
    const { rows } = await this.pool.query(
      'select sentence, findings from log.alarms where cleared_at is null',
    )
    return rows[0]
  }

  /** Raises the alarm. There is one at a time; a second one changes nothing. */
  async raise(sentence: string, findings: readonly Finding[]): Promise<void> {
    await this.pool.query(
      'insert into log.alarms (sentence, findings) values ($1, $2) on conflict do nothing',
      [sentence, JSON.stringify(findings)],
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

  close(): Promise<void> {
    return this.pool.end()
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
