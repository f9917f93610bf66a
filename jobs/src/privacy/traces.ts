import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { streamOf } from '@workledger/domain/kernel/decider'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import type { Blobs } from '@workledger/event-store/blobs/blobs'
import { type ExportStore, exportStoreOf } from '@workledger/event-store/blobs/export-store'
import { FolderBlobs } from '@workledger/event-store/blobs/folder-blobs'
import type { EventStore } from '@workledger/event-store/port'
import { createPool } from '@workledger/event-store/postgres/connections'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import type { Pool } from 'pg'
import type { Traced, Traces } from '../kernel/traces'
import { StoredUploads } from './stored-uploads'

export interface TracesOptions {
  store: Pick<EventStore, 'readStream'>
  /** Connects as wl_vault. */
  vaultUrl: string
  /** Connects as wl_jobs. */
  jobsUrl: string
  /** Folder of the outbox and, by default, of uploads. */
  dataDir: string
  /** Store of uploads. Default: a folder of DATA_DIR. */
  uploads?: Blobs | undefined
}

/** Replaces a reason that an erasure removed. */
const FORGOTTEN = 'The reason was removed when a person was erased.'

interface Intended {
  person_id: string
  day: string | null
  about: { stream: string; revision: number } | null
}

/** Removes people's data from the folders of DATA_DIR, the vault and the queues. */
export class StoredTraces implements Traces {
  private readonly vault: Pool
  private readonly jobs: Pool

  private readonly stored: StoredUploads
  private readonly exports: ExportStore

  constructor(private readonly options: TracesOptions) {
    this.exports = exportStoreOf(options.dataDir, options.uploads)
    this.vault = pool(options.vaultUrl)
    this.jobs = pool(options.jobsUrl)
    const blobs = options.uploads ?? new FolderBlobs(join(options.dataDir, 'files'))
    this.stored = new StoredUploads(blobs, this.vault, this.jobs)
  }

  async remove(of: Traced): Promise<void> {
    const { workspace, person, user } = of
    await this.stored.removeOf(workspace, person)
    await this.removeMailsOf(of)
    const owners = [person, user, workspace]

    await this.jobs.query(
      "delete from jobs.failed where queue = 'exports' and data ->> 'workspace' = $1 and data ->> 'owner_id' = any($2)",
      [workspace, owners],
    )

    await this.forgetErrors(workspace)
    const people = [person, ...(user ? [user] : [])]

    await this.vault.query(
      'delete from vault.kept_states where workspace = $1 and right(stream, 36) = $2',
      [workspace, person],
    )

    await this.vault.query(
      'delete from vault.link_keys where subject = $1 or (workspace = $2 and subject = any($3))',
      [person, workspace, people],
    )

    await this.vault.query('delete from vault.survey_keys where workspace = $1 and person = $2', [
      workspace,
      person,
    ])

    await this.vault.query('delete from vault.kiosk_pins where workspace = $1 and employee = $2', [
      workspace,
      person,
    ])

    await this.vault.query('delete from vault.positions where workspace = $1 and employee = $2', [
      workspace,
      person,
    ])

    await this.vault.query(
      'delete from vault.push_devices where workspace = $1 and employee = $2',
      [workspace, person],
    )

    await this.vault.query('delete from vault.sessions where user_id = $1 and workspace = $2', [
      user,
      workspace,
    ])

    // A repeated request is decided again under the same command id, so nothing is written twice.
    await this.vault.query(
      `update vault.idempotency set status = null, answer = null, server = null
       where status is not null and (user_id = $1 or user_id in (select user_id from read.memberships where workspace_id = $2))`,
      [user, workspace],
    )
  }

  removeUploads(
    db: Reads,
    of: { readonly workspace: string; readonly stream: string },
    keys: readonly string[],
  ): Promise<void> {
    return this.stored.remove(db, of, keys)
  }

  uploads() {
    return this.stored.all()
  }

  noteOwners(stopped: () => boolean): Promise<void> {
    return this.stored.noteOwners(stopped)
  }

  async removeMailsOf(of: Traced): Promise<void> {
    await this.removeMails(of.workspace, (intended, about) => concerns(of, intended, about))
  }

  async forgetSecrets(workspace: string, ids: readonly string[]): Promise<void> {
    await this.vault.query(
      'delete from vault.workspace_secrets where workspace = $1 and id = any($2)',
      [workspace, ids],
    )
  }

  async removeExport(export_id: string): Promise<void> {
    await this.exports.remove(export_id)
  }

  async removeWorkspace(workspace: string): Promise<void> {
    await this.stored.removeOf(workspace)
    await this.removeMails(workspace, () => true)

    for (const table of [
      'api_tokens',
      'emergency_passes',
      'kept_states',
      'kiosk_pins',
      'kiosk_calls',
      'link_keys',
      'positions',
      'push_devices',
      'survey_keys',
      'survey_sheets',
      'workspace_secrets',
      'sessions',
    ])
      await this.vault.query(`delete from vault.${table} where workspace = $1`, [workspace])

    await this.vault.query(
      'update vault.idempotency set status = null, answer = null, server = null where status is not null and user_id in (select user_id from read.memberships where workspace_id = $1)',
      [workspace],
    )

    for (const table of ['parked', 'expected', 'reports', 'open_deliveries'])
      await this.jobs.query(`delete from jobs.${table} where workspace = $1`, [workspace])

    await this.jobs.query("delete from jobs.failed where data ->> 'workspace' = $1", [workspace])
    await this.forgetErrors(workspace)

    for (const table of [
      'chat_posts',
      'device_calls',
      'push_messages',
      'scim_requests',
      'token_uses',
      'webhook_deliveries',
      'webhook_positions',
    ])
      await this.vault.query(`delete from operations.${table} where workspace_id = $1`, [workspace])
  }

  async usersOf(workspace: string): Promise<string[]> {
    const { rows } = await this.vault.query<{ user_id: string }>(
      'select distinct user_id from read.memberships where workspace_id = $1 and user_id is not null order by user_id',
      [workspace],
    )
    return rows.map(({ user_id }) => user_id)
  }

  async isKnown(user: string, but?: string): Promise<boolean> {
    const { rowCount } = await this.vault.query(
      'select from read.memberships where user_id = $1 and workspace_id is distinct from $2 limit 1',
      [user, but ?? null],
    )
    return (rowCount ?? 0) > 0
  }

  async removeAccount(user: string): Promise<void> {
    for (const table of [
      'credentials',
      'sessions',
      'idempotency',
      'factors',
      'recovery_codes',
      'challenges',
      'push_devices',
      'sso_subjects',
    ])
      await this.vault.query(`delete from vault.${table} where user_id = $1`, [user])

    await this.vault.query('delete from vault.link_keys where subject = $1', [user])
    await this.removeMails(SYSTEM_WORKSPACE, ({ person_id }) => person_id === user)
  }

  async close(): Promise<void> {
    await this.vault.end()
    await this.jobs.end()
  }

  /** Removes mails of a workspace, from the outbox and from the failed ones. */
  private async removeMails(
    workspace: string,
    concerns: (intended: Intended, about: () => Promise<string>) => Promise<boolean> | boolean,
  ) {
    const folder = join(this.options.dataDir, 'outbox')
    const files = (await readdir(folder).catch(() => [])).flatMap(
      (name) => /^([0-9a-f-]{36})\.eml$/.exec(name)?.[1] ?? [],
    )

    const { rows } = await this.jobs.query<{ key: string }>(
      "select key from jobs.failed where queue = 'mail' and data ->> 'workspace' = $1",
      [workspace],
    )

    await sideBySide([...new Set([...files, ...rows.map(({ key }) => key)])], async (delivery) => {
      const [event] = await this.options.store.readStream(
        workspace,
        streamOf(deliveryDecider, delivery),
        { to: 0 },
      )

      const intended = event?.data as Intended | undefined
      if (!intended || !(await concerns(intended, () => this.asked(workspace, intended)))) return
      await rm(join(folder, `${delivery}.eml`), { force: true })
      await this.jobs.query("delete from jobs.failed where queue = 'mail' and key = $1", [delivery])
    })
  }

  /**
   * Removes the reasons of failures, which may quote any person of the workspace; a schedule's
   * reason may quote a person of any workspace. The fact and time of a failure stay.
   */
  private async forgetErrors(workspace: string) {
    await this.jobs.query('update jobs.parked set error = $2 where workspace = $1', [
      workspace,
      FORGOTTEN,
    ])

    await this.jobs.query(
      "update jobs.failed set error = $2 where coalesce(data ->> 'workspace', $1) = $1",
      [workspace, FORGOTTEN],
    )

    await this.vault.query('select read.forget_errors($1, $2)', [workspace, FORGOTTEN])
  }

  /** Returns the requesting event of a mail as text, with its actor, because mails name both. */
  private async asked(workspace: string, { about }: Intended): Promise<string> {
    if (!about) return ''

    const [event] = await this.options.store.readStream(workspace, about.stream, {
      from: about.revision,
      to: about.revision,
    })

    return event ? `${event.stream} ${JSON.stringify([event.data, event.meta])}` : ''
  }
}

/**
 * Returns whether a mail is to or about a person, or a report about days on which they worked here.
 */
async function concerns(
  { person, user, ended_on }: Traced,
  { person_id, day, about }: Intended,
  asked: () => Promise<string>,
) {
  if (person_id === person || person_id === user) return true
  if (!about) return day !== null && ended_on !== null && day <= ended_on
  const text = await asked()

  return text.includes(person) || (user !== null && text.includes(user))
}

function pool(connectionString: string): Pool {
  const made = createPool({
    connectionString,
    max: 1,
    statement_timeout: 30_000,
    connectionTimeoutMillis: 5_000,
  })
  return made
}
