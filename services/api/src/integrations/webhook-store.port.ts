import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { WebhookAttempt } from '@workledger/contracts/integrations/webhooks.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { webhookDecider } from '@workledger/domain/integrations/webhook'
import { streamOf } from '@workledger/domain/kernel/decider'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import type { Pool } from 'pg'
import { POOL } from '../kernel/options'

/** What the vault keeps of an endpoint, under its `secret_id`. The first secret is the current one. */
export interface WebhookSecret {
  readonly url: string
  readonly secrets: readonly { readonly secret: string; readonly until: string | null }[]
  /** The `secret_id` from which this was made. */
  readonly replaces?: string
}

/** A secret's id, and its webhook. */
interface SecretOf {
  readonly workspace: string
  readonly webhook: string
  readonly id: string
}

/** Addresses, secrets and deliveries of webhooks: all that is no event. */
@Injectable()
export class WebhookStore {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly secrets: WorkspaceSecrets,
  ) {}

  /** Returns a new secret in the form of Standard Webhooks. */
  newSecret(): string {
    return `whsec_${randomBytes(32).toString('base64')}`
  }

  async read(workspace: string, id: string): Promise<WebhookSecret | undefined> {
    const text = await this.secrets.get(workspace, id)
    return text === undefined ? undefined : JSON.parse(text)
  }

  keep(of: SecretOf, secret: WebhookSecret): Promise<void> {
    const { workspace, webhook, id } = of
    const stream = streamOf(webhookDecider, webhook)

    return this.secrets.put({ workspace, stream }, id, JSON.stringify(secret))
  }

  /**
   * Keeps what is made from the secret `before`, under a new id. Returns what an earlier attempt of
   * the same request has kept there, if there was one: its caller may know the secret.
   */
  async replace(
    of: SecretOf,
    before: string,
    make: (kept: WebhookSecret) => Partial<WebhookSecret>,
  ): Promise<WebhookSecret & { readonly replaces: string }> {
    const { workspace, id } = of
    const made = await this.read(workspace, id)
    if (made?.replaces) return { ...made, replaces: made.replaces }
    // Without it, the read tables do not show yet what has taken its place.
    const kept = (await this.read(workspace, before)) ?? refuse('state.conflict')
    const secret = { ...kept, ...make(kept), replaces: before }
    await this.keep(of, secret)

    return secret
  }

  keepUsed(...of: Parameters<WorkspaceSecrets['keepUsed']>): Promise<void> {
    return this.secrets.keepUsed(...of)
  }

  /** Begins an endpoint at a place of the feed. */
  async begin(workspace: string, webhook: string, place: number): Promise<void> {
    await this.pool.query(
      `insert into operations.webhook_positions (webhook_id, workspace_id, place) values ($1, $2, $3)
       on conflict do nothing`,
      [webhook, workspace, place],
    )
  }

  /** Lets waiting deliveries be tried for three days again. */
  async again(workspace: string, webhook: string): Promise<void> {
    await this.pool.query(
      `with fresh as (update operations.webhook_positions set failures = 0 where webhook_id = $2)
       update operations.webhook_deliveries set first_at = null, attempts = 0, due_at = now()
       where workspace_id = $1 and webhook_id = $2 and state = 'waiting'`,
      [workspace, webhook],
    )
  }

  async end(workspace: string, webhook: string): Promise<void> {
    await this.pool.query(
      `with place as (delete from operations.webhook_positions where webhook_id = $2)
       delete from operations.webhook_deliveries where workspace_id = $1 and webhook_id = $2`,
      [workspace, webhook],
    )
  }

  /** Orders a test event; returns the delivery's id. */
  async test(workspace: string, webhook: string): Promise<string> {
    const { rows } = await this.pool.query<{ id: string }>(
      `insert into operations.webhook_deliveries (workspace_id, webhook_id, event_id, type, record_id, place)
       values ($1, $2, gen_random_uuid(), 'webhook.test', $2, 0) returning id`,
      [workspace, webhook],
    )

    return rows[0]!.id
  }

  async delivery(workspace: string, id: string): Promise<StoredDelivery | undefined> {
    const { rows } = await this.pool.query<StoredDelivery>(
      `select id, webhook_id, event_id, type, place::float8 as place,
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
       from operations.webhook_deliveries where workspace_id = $1 and id = $2`,
      [workspace, id],
    )

    return rows[0]
  }

  /** Returns the last attempts of a delivery, newest first. */
  async attempts(delivery: string): Promise<WebhookAttempt[]> {
    const { rows } = await this.pool.query<WebhookAttempt>(
      `select id::text as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, request_headers,
         answer_status, answer_headers, answer, fault, took
       from operations.webhook_attempts where delivery_id = $1 order by id desc limit 50`,
      [delivery],
    )

    return rows
  }

  async resend(id: string): Promise<void> {
    await this.pool.query(
      `update operations.webhook_deliveries
       set state = 'waiting', due_at = now(), attempts = 0, first_at = null where id = $1`,
      [id],
    )
  }
}

interface StoredDelivery {
  readonly id: string
  readonly webhook_id: string
  readonly event_id: string
  readonly type: string
  readonly place: number
  readonly created_at: string
}
