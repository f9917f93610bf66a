import type { ChatKind, ChatService } from '@workledger/contracts/integrations/chat-channels.events'
import type { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import type { Pool } from 'pg'
import type { Decision } from '../kernel/decide-link'
import { isFree, TAKE } from '../kernel/lease'

/** Kinds of what waits for a decision: all that a link can decide. */
const asking = {
  leave: true,
  expense: true,
  correction: true,
  timesheet: true,
  overtime: true,
  pay_run: true,
} as const satisfies Record<Decision['kind'], true>

export const askingKinds = Object.keys(asking) as readonly (keyof typeof asking)[]

/** What a message is about. */
export type ChatPostKind = keyof typeof asking | 'away' | 'pay_run_approved' | 'test'

/** The kind by which a channel chooses a message. */
export const chosenBy: Readonly<Record<Exclude<ChatPostKind, 'test'>, ChatKind>> = {
  leave: 'approvals',
  expense: 'approvals',
  correction: 'approvals',
  timesheet: 'approvals',
  overtime: 'approvals',
  pay_run: 'approvals',
  away: 'away',
  pay_run_approved: 'pay_run',
}

export interface ChatPost {
  readonly id: string
  readonly cause: string
  readonly kind: ChatPostKind
  readonly record_id: string | null
  /** The day that it is about, `YYYY-MM-DD`. */
  readonly day: string | null
  readonly attempts: number
  readonly first_at: Date | null
}

/** Posts of one channel that go out together, as one message. */
export interface ChatPosts {
  readonly channel: string
  readonly workspace: string
  readonly service: ChatService
  readonly host: string
  readonly secret_id: string
  readonly timezone: string
  readonly posts: readonly ChatPost[]
}

export interface ChatOutcome {
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped'
  readonly status?: number | undefined
  readonly fault?: string | undefined
  /** Milliseconds until the next attempt. */
  readonly pause?: number
}

/** Posts that go out together. */
const TOGETHER = 50

/** Reads and writes the messages of chat channels; connects as wl_vault. */
export class ChatTable {
  constructor(
    private readonly pool: Pool,
    private readonly secrets: WorkspaceSecrets,
  ) {}

  /** Orders a message for each channel of its kind; one message for each cause. */
  async order(
    workspace: string,
    kind: Exclude<ChatPostKind, 'test'>,
    { cause, record }: { readonly cause: string; readonly record: string },
  ): Promise<void> {
    await this.pool.query(
      `insert into operations.chat_posts (workspace_id, channel_id, cause, kind, record_id)
       select workspace_id, id, $3, $2, $4 from read.chat_channels
       where workspace_id = $1 and off_because is null and kinds ? $5
       on conflict do nothing`,
      [workspace, kind, cause, record, chosenBy[kind]],
    )
  }

  /** Returns those of these companies that have a channel. */
  async companies(workspaces: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ workspace: string }>({
      name: 'companies with channels',
      text: `select distinct workspace_id as workspace from read.chat_channels
        where workspace_id = any($1::uuid[]) and off_because is null`,
      values: [[...new Set(workspaces)]],
    })

    return new Set(rows.map(({ workspace }) => workspace))
  }

  /** Orders the message of the morning for channels whose hour has come today. */
  async orderAway(now: Date): Promise<void> {
    await this.pool.query(
      `insert into operations.chat_posts (workspace_id, channel_id, cause, kind, day)
       select c.workspace_id, c.id, 'away ' || d.day, 'away', d.day
       from read.chat_channels c join read.workspaces w on w.id = c.workspace_id,
         lateral (select ($1::timestamptz at time zone w.timezone)::date as day) d,
         lateral (select (d.day + make_interval(hours => c.hour)) at time zone w.timezone as due) h
       where c.off_because is null and c.kinds ? 'away'
         and $1::timestamptz >= h.due and c.ready_at <= h.due at time zone 'UTC'
       on conflict do nothing`,
      [now.toISOString()],
    )
  }

  /** Returns channels with posts that are due. */
  async due(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select distinct p.channel_id as id from operations.chat_posts p
       join read.chat_channels c on c.id = p.channel_id and c.off_because is null
       where p.state = 'waiting' and p.due_at <= now()
         and ${isFree('p.')}`,
    )

    return rows.map(({ id }) => id)
  }

  /** Takes the due posts of a channel that go out together with its earliest one. */
  async take(channel: string): Promise<ChatPosts | undefined> {
    const { rows } = await this.pool.query(
      `with due as (
         select id, kind = any($2) as asks, created_at
         from operations.chat_posts
         where channel_id = $1 and state = 'waiting' and due_at <= now()
           and ${isFree()}
         order by created_at, id for update skip locked),
       chosen as (
         select id from due where asks = (select asks from due order by created_at, id limit 1)
           and (asks or id = (select id from due order by created_at, id limit 1)) limit ${TOGETHER})
       update operations.chat_posts p set ${TAKE}
       from chosen, read.chat_channels c join read.workspaces w on w.id = c.workspace_id
       where p.id = chosen.id and c.id = p.channel_id
       returning p.id, p.cause, p.kind, p.record_id, p.day::text as day, p.attempts, p.first_at, p.created_at,
         c.workspace_id as workspace, c.service, c.host, c.secret_id, w.timezone`,
      [channel, askingKinds],
    )

    const [first] = rows
    if (!first) return undefined
    const { workspace, service, host, secret_id, timezone } = first
    const posts = rows.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))

    return { channel, workspace, service, host, secret_id, timezone, posts }
  }

  async settle(
    posts: readonly ChatPost[],
    { state, status, fault, pause = 0 }: ChatOutcome,
  ): Promise<void> {
    await this.pool.query(
      `update operations.chat_posts set state = $2, attempts = attempts + 1,
         first_at = coalesce(first_at, now()), attempted_at = now(), leased_until = null,
         due_at = now() + make_interval(secs => $3), answer_status = $4, fault = $5
       where id = any($1::uuid[])`,
      [posts.map(({ id }) => id), state, pause / 1000, status ?? null, fault ?? null],
    )
  }

  /** Returns the address of a channel; undefined while it is being changed. */
  async address({ workspace, secret_id }: ChatPosts): Promise<string | undefined> {
    const text = await this.secrets.get(workspace, secret_id)
    return text === undefined ? undefined : JSON.parse(text).url
  }
}
