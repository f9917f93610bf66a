import { type NoticeKind, pushChannels } from '@workledger/contracts/notices/notice-kinds'
import type { Pool } from 'pg'
import { isFree, TAKE } from '../kernel/lease'

/** A push to one browser. */
export interface PushMessage {
  readonly id: string
  readonly workspace: string
  readonly device: string
  /** Null if the browser is not stored any more. */
  readonly employee: string | null
  /** The person works in the company. */
  readonly active: boolean
  /** Null for a try that the person asked for. */
  readonly notice_id: string | null
  readonly attempts: number
  /** Seconds since it was ordered. */
  readonly age: number
}

export interface PushOutcome {
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped'
  readonly status?: number | undefined
  readonly fault?: string | undefined
  /** Milliseconds until the next attempt. */
  readonly pause?: number
}

/** Reads and writes pushes to browsers; connects as wl_vault. */
export class PushTable {
  constructor(private readonly pool: Pool) {}

  /** Orders a push of a notice for each browser of a person who wants them of its kind. */
  async order(
    workspace: string,
    { notice, employee, kind }: { notice: string; employee: string; kind: NoticeKind },
  ): Promise<void> {
    await this.pool.query(
      `insert into operations.push_messages (workspace_id, device_id, notice_id)
       select d.workspace, d.id, $3 from vault.push_devices d
       join read.notice_readers r on r.id = d.employee and r.channels ->> $4 = any($5)
       where d.workspace = $1 and d.employee = $2
       on conflict do nothing`,
      [workspace, employee, notice, kind, pushChannels],
    )
  }

  /** Returns those of these people who have a browser that takes pushes. */
  async people(employees: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ employee: string }>({
      name: 'people with push devices',
      text: 'select distinct employee from vault.push_devices where employee = any($1::uuid[])',
      values: [employees],
    })

    return new Set(rows.map(({ employee }) => employee))
  }

  /** Returns browsers with pushes that are due. */
  async due(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select distinct device_id as id from operations.push_messages
       where state = 'waiting' and due_at <= now() and ${isFree()}`,
    )

    return rows.map(({ id }) => id)
  }

  /** Takes the earliest due push to a browser. */
  async take(device: string): Promise<PushMessage | undefined> {
    const { rows } = await this.pool.query(
      `update operations.push_messages m set ${TAKE}
       from (select id from operations.push_messages
         where device_id = $1 and state = 'waiting' and due_at <= now()
           and ${isFree()}
         order by created_at, id limit 1 for update skip locked) due
       left join vault.push_devices d on d.id = $1
       left join read.employees e on e.id = d.employee
       where m.id = due.id
       returning m.id, m.workspace_id as workspace, m.device_id as device, d.employee,
         coalesce(e.status = 'active', false) as active, m.notice_id, m.attempts,
         extract(epoch from now() - m.created_at)::float8 as age`,
      [device],
    )

    return rows[0]
  }

  async settle(id: string, { state, status, fault, pause = 0 }: PushOutcome): Promise<void> {
    await this.pool.query(
      `update operations.push_messages set state = $2, attempts = attempts + 1, leased_until = null,
         due_at = now() + make_interval(secs => $3), answer_status = $4, fault = $5
       where id = $1`,
      [id, state, pause / 1000, status ?? null, fault ?? null],
    )
  }

  /** Pushes are of no use after a day or two. */
  async forgetOld(): Promise<void> {
    await this.pool.query(
      "delete from operations.push_messages where created_at < now() - interval '3 days'",
    )
  }
}
