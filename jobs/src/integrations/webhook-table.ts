import type { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import type { Pool } from 'pg'
import { isFree, TAKE } from '../kernel/lease'
import type { WebhookSecret } from './webhook-signature'

/** An endpoint that is on, with the rights by which it reads now. */
export interface Endpoint {
  readonly id: string
  readonly workspace: string
  readonly types: readonly string[]
  readonly secret_id: string
  /** Null: its maker or account has left. */
  readonly employee: string | null
  readonly permissions: readonly string[]
  readonly failures: number
}

export interface Delivery {
  readonly id: string
  readonly event_id: string
  readonly type: string
  readonly place: number
  readonly attempts: number
  readonly first_at: Date | null
  readonly created_at: string
}

export interface Outcome {
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped'
  readonly status?: number | undefined
  readonly answer?: string | undefined
  readonly fault?: string | undefined
  readonly took?: number | undefined
  /** The request's headers, if one was sent. */
  readonly sent?: Readonly<Record<string, string>> | undefined
  readonly answered?: Readonly<Record<string, string>> | undefined
  /** Milliseconds until the next attempt. */
  readonly pause?: number
}

/** A change to enqueue for an endpoint. */
export interface Due {
  readonly id: string
  readonly name: string
  readonly record_id: string
  readonly place: number
}

/** What follows a place of the feed for one endpoint. */
export interface Followed {
  readonly rows: readonly Due[]
  readonly upTo: number
  readonly more: boolean
}

/** Reads and writes the places and deliveries of webhooks; connects as wl_vault. */
export class WebhookTable {
  constructor(
    private readonly pool: Pool,
    private readonly secrets: WorkspaceSecrets,
  ) {}

  /**
   * Returns the workspaces with public events after a place, each with its newest one (null: the
   * newest of all), and the endpoints that are on. Both are of one moment, so each event meets
   * rights that are as new as itself.
   */
  async look(after: number | null): Promise<{
    changed: readonly { workspace: string; place: number }[]
    endpoints: Endpoint[]
  }> {
    const { rows } = await this.pool.query({
      name: 'look for webhooks',
      text: `
      select (select coalesce(json_agg(json_build_object('workspace', workspace_id, 'place', place)), '[]')
          from operations.changed_workspaces($1)) as changed,
        (select coalesce(json_agg(e), '[]') from (${ENDPOINTS}) e) as endpoints`,
      values: [after],
    })

    return { changed: rows[0].changed, endpoints: rows[0].endpoints.map(endpointOf) }
  }

  /** Returns endpoints that are on. */
  async endpoints(): Promise<Endpoint[]> {
    const { rows } = await this.pool.query({ name: 'webhook endpoints', text: ENDPOINTS })
    return rows.map(endpointOf)
  }

  /**
   * Enqueues what follows the places of a workspace's endpoints; returns whether more is to come.
   * Two processes take turns: the rows of the places are locked, and deliveries commit with them.
   */
  async enqueue(
    workspace: string,
    endpoints: readonly Endpoint[],
    end: number,
    following: (endpoint: Endpoint, place: number) => Promise<Followed>,
  ): Promise<boolean> {
    const client = await this.pool.connect()

    try {
      await client.query('begin')
      const places = await this.places(client, workspace, { endpoints, end })
      const all: (Followed & { readonly id: string })[] = []

      for (const endpoint of endpoints) {
        const place = places.get(endpoint.id)
        if (place === undefined || place >= end) continue
        all.push({ ...(await following(endpoint, place)), id: endpoint.id })
      }

      await insert(client, workspace, all)
      await client.query('commit')

      return all.some(({ more }) => more)
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }

  /** Locks and returns the places of endpoints that have room. */
  private async places(
    client: Pick<Pool, 'query'>,
    workspace: string,
    { endpoints, end }: { readonly endpoints: readonly Endpoint[]; readonly end: number },
  ): Promise<Map<string, number>> {
    const ids = endpoints.map(({ id }) => id)

    await client.query(
      `insert into operations.webhook_positions (webhook_id, workspace_id, place)
       select id, $2, $3 from unnest($1::uuid[]) id
       where not exists (select from operations.webhook_positions p where p.webhook_id = id)
       on conflict do nothing`,
      [ids, workspace, end],
    )

    const { rows } = await client.query<{ id: string; place: number; full: boolean }>(
      `select webhook_id as id, place::float8 as place,
         (select count(*) >= ${MOST_WAITING} from (select from operations.webhook_deliveries d
           where d.webhook_id = p.webhook_id and state = 'waiting' limit ${MOST_WAITING}) w) as full
       from operations.webhook_positions p where webhook_id = any($1::uuid[])
       order by webhook_id for update skip locked`,
      [ids],
    )

    return new Map(rows.flatMap(({ id, place, full }) => (full ? [] : [[id, place] as const])))
  }

  /** Returns endpoints with deliveries that are due. */
  async due(): Promise<Set<string>> {
    const { rows } = await this.pool.query<{ webhook_id: string }>(
      `select distinct webhook_id from operations.webhook_deliveries
       where state = 'waiting' and due_at <= now() and ${isFree()}`,
    )

    return new Set(rows.map(({ webhook_id }) => webhook_id))
  }

  /** Takes due deliveries of an endpoint: at most one of each record, its earliest. */
  async take(webhook: string, most: number): Promise<Delivery[]> {
    const { rows } = await this.pool.query(
      `update operations.webhook_deliveries set ${TAKE}
       where id in (
         select w.id from operations.webhook_deliveries w
         where w.webhook_id = $1 and w.state = 'waiting' and w.due_at <= now()
           and ${isFree('w.')}
           and not exists (select from operations.webhook_deliveries e
             where e.webhook_id = w.webhook_id and e.record_id = w.record_id and e.state = 'waiting'
               and (e.place, e.id) < (w.place, w.id))
         order by w.place limit $2 for update skip locked)
       returning id, event_id, type, place::float8 as place, attempts, first_at,
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at`,
      [webhook, most],
    )

    return rows
  }

  async settle(webhook: string, delivery: Delivery, outcome: Outcome): Promise<void> {
    const { state, status, answer, fault, took, sent, answered, pause = 0 } = outcome

    await this.pool.query(
      `with counted as (update operations.webhook_positions
         set failures = case when $3 in ('sent', 'dropped') then 0 else failures + 1 end
         where webhook_id = $2 and (failures > 0 or $3 not in ('sent', 'dropped'))),
       attempted as (insert into operations.webhook_attempts
         (delivery_id, request_headers, answer_status, answer_headers, answer, fault, took)
         select id, $9::jsonb, $5, $10::jsonb, $6, $7, $8 from operations.webhook_deliveries
         where id = $1 and $9::jsonb is not null)
       update operations.webhook_deliveries set state = $3, attempts = attempts + 1,
         first_at = coalesce(first_at, now()), attempted_at = now(), leased_until = null,
         due_at = now() + make_interval(secs => $4), answer_status = $5, answer = $6, fault = $7, took = $8
       where id = $1`,
      [
        delivery.id,
        webhook,
        state,
        pause / 1000,
        status ?? null,
        answer === undefined ? null : storable(answer),
        fault ?? null,
        took ?? null,
        sent ? JSON.stringify(sent) : null,
        answered ? JSON.stringify(shortHeaders(answered)) : null,
      ],
    )
  }

  async secret({ workspace, secret_id: id }: Endpoint): Promise<WebhookSecret | undefined> {
    const text = await this.secrets.get(workspace, id)
    return text === undefined ? undefined : JSON.parse(text)
  }
}

const ENDPOINTS = `
  select w.id, w.workspace_id as workspace, w.types, w.secret_id, coalesce(p.failures, 0) as failures,
    case when w.account_id is null or (a.id is not null and a.removed_at is null) then e.id end as employee,
    coalesce(r.permissions, '[]'::jsonb) as held, a.permissions as narrowed
  from read.webhooks w
  left join operations.webhook_positions p on p.webhook_id = w.id
  left join read.service_accounts a on a.id = w.account_id
  left join lateral (select m.id, m.role_id from read.memberships m
    where m.user_id = w.maker_id and m.workspace_id = w.workspace_id and m.status = 'active'
    order by m.created_at limit 1) e on true
  left join read.roles r on r.id = e.role_id
  where w.off_because is null`

function endpointOf({
  held,
  narrowed,
  ...row
}: Omit<Endpoint, 'permissions'> & { held: string[]; narrowed: string[] | null }): Endpoint {
  return {
    ...row,
    permissions: narrowed ? held.filter((permission) => narrowed.includes(permission)) : held,
  }
}

/** Writes deliveries and the places after them, each with one statement. */
async function insert(
  client: Pick<Pool, 'query'>,
  workspace: string,
  all: readonly (Followed & { readonly id: string })[],
): Promise<void> {
  const due = all.flatMap(({ id: webhook, rows }) => rows.map((row) => ({ ...row, webhook })))

  if (due.length > 0)
    await client.query(
      `insert into operations.webhook_deliveries (workspace_id, webhook_id, event_id, type, record_id, place)
       select $1, * from unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::bigint[])`,
      [
        workspace,
        due.map(({ webhook }) => webhook),
        due.map(({ id }) => id),
        due.map(({ name }) => name),
        due.map(({ record_id }) => record_id),
        due.map(({ place }) => place),
      ],
    )

  if (all.length > 0)
    await client.query(
      `update operations.webhook_positions p set place = n.place
       from unnest($1::uuid[], $2::bigint[]) n(id, place) where p.webhook_id = n.id`,
      [all.map(({ id }) => id), all.map(({ upTo }) => upTo)],
    )
}

/** Deliveries that wait for one endpoint; the rest of the feed waits in the feed. */
const MOST_WAITING = 5_000

/** Headers of an answer that are kept, and characters of each. Cookies are the receiver's own. */
const MOST_HEADERS = 40
const LONGEST_HEADER = 300

const shortHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'set-cookie')
      .slice(0, MOST_HEADERS)
      .map(([name, value]) => [name, storable(value.slice(0, LONGEST_HEADER))]),
  )

/** PostgreSQL takes no NUL in a text. */
const storable = (text: string) => text.replaceAll('\0', '')
