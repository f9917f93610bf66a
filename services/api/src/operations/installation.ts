import { Inject, Injectable } from '@nestjs/common'
import { PROCESS_ALIVE_MS } from '@workledger/contracts/kernel/durations'
import type {
  BlockedStream,
  rateSpans,
  Installation as Shown,
  WorkspaceOperations,
} from '@workledger/contracts/operations/operations.api'
import type { Chain } from '@workledger/event-store/chain-watch'
import type { Finding } from '@workledger/event-store/verify'
import { projections } from '@workledger/projections/registry'
import { shapeOf } from '@workledger/projections/runner/shape'
import { standings } from '@workledger/projections/runner/standing'
import type { Pool } from 'pg'
import { CHAIN } from '../kernel/evidence/chain'
import { Health } from '../kernel/http/health'
import { instant } from '../kernel/lists/instant'
import { POOL } from '../kernel/options'

const SPANS: Record<(typeof rateSpans)[number], { span: string; seconds: number; parts: number }> =
  {
    '15m': { span: '15 minutes', seconds: 900, parts: 60 },
    '1h': { span: '1 hour', seconds: 3600, parts: 60 },
    '24h': { span: '24 hours', seconds: 86_400, parts: 48 },
  }

/** Most rows shown of a kind; further ones appear as the first are settled. */
const INSTALLATION_LIMIT = 100

/**
 * Reads and actions of Operations under the vault's role, which sees names, counts and positions
 * but no read table.
 */
@Injectable()
export class Installation {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly health: Health,
    @Inject(CHAIN) private readonly chain: Pick<Chain, 'fault' | 'newest'>,
  ) {}

  /** Returns the workspace of an installation with exactly one. */
  async onlyWorkspace(): Promise<string | undefined> {
    const { rows } = await this.pool.query('select id from read.workspaces order by id limit 2')
    return rows.length === 1 ? rows[0].id : undefined
  }

  /** Returns blocked streams of one workspace, or of all. */
  async blocked(workspace?: string): Promise<BlockedStream[]> {
    const { rows } = await this.pool.query(
      `select b.projection, b.workspace, b.stream, coalesce(d.error, '') as error, coalesce(d.at, now()) as at,
         case when d.event_id is null then null else json_build_object('id', d.event_id, 'type', d.type, 'revision', d.revision, 'position', d.position) end as event,
         operations.events_behind(b.workspace, b.stream, b.revision) as waiting
       from read.blocked_streams b left join read.dead_letters d on d.projection = b.projection and d.workspace = b.workspace and d.stream = b.stream and d.revision = b.revision
       where $1::uuid is null or b.workspace = $1 order by d.at desc limit ${INSTALLATION_LIMIT}`,
      [workspace ?? null],
    )
    return rows.map((row) => ({ ...row, at: instant(row.at) }))
  }

  async parked(workspace?: string): Promise<WorkspaceOperations['parked']> {
    const { rows } = await this.pool.query(
      `select reaction, workspace, event_id, stream, attempts, error, at from operations.parked where $1::uuid is null or workspace = $1 order by at desc limit ${INSTALLATION_LIMIT}`,
      [workspace ?? null],
    )
    return rows.map((row) => ({ ...row, at: instant(row.at) }))
  }

  async mended(workspace: string): Promise<WorkspaceOperations['mended']> {
    const { rows } = await this.pool.query(
      `select projection, stream, type, error, at from read.dead_letters where workspace = $1 and mended order by at desc limit ${INSTALLATION_LIMIT}`,
      [workspace],
    )
    return rows.map((row) => ({ ...row, at: instant(row.at) }))
  }

  /** Returns the alarm of all processes; of this one only, until it reached the others. */
  async alarm(): Promise<Shown['alarm']> {
    const { rows } = await this.pool.query(
      'select raised_at, sentence, findings from operations.alarm',
    )
    const fault = this.chain.fault()

    const { raised_at, sentence, findings } = rows[0] ?? {
      raised_at: new Date(),
      sentence: fault,
      findings: [],
    }

    if (!sentence) return null

    const shown = findings
      .slice(0, INSTALLATION_LIMIT)
      .map(({ kind, position, workspace, explanation }: Finding) => ({
        kind,
        position,
        workspace: workspace ?? null,
        explanation,
      }))

    return {
      raised_at: instant(raised_at),
      sentence,
      findings: shown,
      findings_total: findings.length,
    }
  }

  private verified(): Shown['verified'] {
    const found = this.chain.newest()
    if (!found) return null
    const { at, since, head, events, anchors, findings } = found

    return {
      at: instant(new Date(at)),
      since: instant(new Date(since)),
      position: Number(head.position),
      events,
      anchors,
      findings: findings.length,
    }
  }

  /** Returns true if the stream was blocked. */
  async retry(projection: string, workspace: string, stream: string): Promise<boolean> {
    const { rows } = await this.pool.query('select read.ask_retry($1, $2, $3) as asked', [
      projection,
      workspace,
      stream,
    ])
    return rows[0].asked
  }

  async rebuild(name: string | null, who: string): Promise<boolean> {
    const wanted = projections.filter((projection) => name === null || projection.name === name)

    for (const projection of wanted)
      await this.pool.query('select read.ask_rebuild($1, $2, $3)', [
        projection.name,
        shapeOf(projection),
        who,
      ])

    return wanted.length > 0
  }

  /** Returns false if there is none to cancel. */
  async cancel(name: string): Promise<boolean> {
    const { rows } = await this.pool.query('select read.cancel_rebuild($1) as cancelled', [name])
    return rows[0].cancelled
  }

  async look(span: (typeof rateSpans)[number]): Promise<Shown> {
    const { span: interval, seconds, parts } = SPANS[span]

    const [condition, figures, rate, found, blocked, parked, alarm] = await Promise.all([
      this.health.condition(),
      this.pool.query(`select now() as at, (select row_to_json(h) from operations.head h) as head, pg_database_size(current_database())::float8 as bytes,
        (select json_object_agg(schema, bytes) from operations.storage) as storage,
        (select json_build_object('open', count(*), 'people', count(distinct user_id)) from vault.sessions where revoked_at is null and expires_at > now()) as sessions,
        (select coalesce(json_agg(p order by p.started_at), '[]') from operations.processes p) as processes`),
      this.pool.query(
        'select at, events from operations.event_rate($1::interval, $2) where events is not null',
        [interval, parts],
      ),
      standings(this.pool),
      this.blocked(),
      this.parked(),
      this.alarm(),
    ])

    const { at, head, bytes, storage, sessions, processes } = figures.rows[0]
    const size = (...schemas: string[]) =>
      schemas.reduce((sum, schema) => sum + Number(storage[schema] ?? 0), 0)
    const alive = (seen: string) => at.getTime() - Date.parse(seen) < PROCESS_ALIVE_MS
    const position = Number(head?.position ?? 0)

    return {
      at: instant(at),
      ready: condition.ready,
      reason: condition.reason ?? null,
      head: { position, hash: head?.hash ?? '' },
      verified: this.verified(),
      alarm,
      rate: rate.rows.map((row) => ({
        at: instant(row.at),
        per_second: Math.round((Number(row.events) / (seconds / parts)) * 100) / 100,
      })),
      processes: processes.map(({ queues: _, ...process }: Record<string, string>) => ({
        ...process,
        started_at: instant(new Date(process.started_at!)),
        seen_at: instant(new Date(process.seen_at!)),
        alive: alive(process.seen_at!),
      })),
      projections: found.map((standing) => projectionStatus(standing, position)),
      blocked,
      parked,
      queues:
        processes
          .filter((one: { seen_at: string }) => alive(one.seen_at))
          .find((one: { queues: unknown[] }) => one.queues.length > 0)?.queues ?? [],
      database: {
        bytes,
        log: size('log'),
        tables: size('read', 'read_next'),
        jobs: size('jobs', 'bullmq'),
      },
      sessions,
    }
  }
}

const projectionStatus = (
  { projection, events, blocked, mended, rebuild }: Awaited<ReturnType<typeof standings>>[number],
  head: number,
) => ({
  name: projection,
  position: events,
  lag: Math.max(0, head - events),
  blocked,
  mended,
  rebuild: rebuild
    ? {
        position: rebuild.events,
        asked_at: instant(rebuild.asked_at),
        required: rebuild.required,
      }
    : null,
})
