import { languageOf } from '@workledger/contracts/kernel/languages'
import type { PdfPort, PictureOf } from '@workledger/domain/kernel/pdf-port'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { StopKeys } from '@workledger/event-store/secrets/stop-keys'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import { languageOfUser, userOfMember } from '@workledger/projections/access/access.queries'
import type { Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { Pool } from 'pg'
import type { MailContext } from '../kernel/mail-context'
import { unlinked } from '../mail/stranger-words'

interface MailContextOptions {
  reads: TenantReads
  /** Connects as wl_vault. */
  vault: Pool
  keys: LinkKeys
  masterKey: Buffer
  publicUrl: string
  pdf: PdfPort
  /** Reads pictures for logos; without it mails have none. */
  picture?: PictureOf | undefined
  /** Id of the employee who reads the mail, if one does. */
  reader?: string
}

/** Reads the facts for a mail from the read tables. */
export class DirectoryMailContext implements MailContext {
  readonly keys: LinkKeys
  readonly surveys: SurveyBox
  readonly pdf: PdfPort
  readonly publicUrl: string
  private readonly stops: StopKeys

  constructor(private readonly options: MailContextOptions) {
    this.keys = options.keys
    this.surveys = new SurveyBox(options.vault, options.masterKey)
    this.stops = new StopKeys(options.masterKey)
    this.pdf = options.pdf
    this.publicUrl = options.publicUrl
  }

  readBy(person: string): MailContext {
    return new DirectoryMailContext({ ...this.options, reader: person })
  }

  ask<T>(workspace: string, query: (db: Reads) => Promise<T>): Promise<T> {
    return query(this.options.reads.of([workspace]))
  }

  async workspace(id: string) {
    const found = await this.ask(id, (db) => workspaceById(db, id))
    // Any person can found a company, name it and add addresses to it.
    return {
      name: unlinked(found?.name ?? '') || 'Workledger',
      locale: languageOf((await this.readersLanguage(id)) ?? found?.locale ?? 'en'),
    }
  }

  /** Returns the language that the reader's account has; an outsider has none. */
  private async readersLanguage(workspace: string): Promise<string | undefined> {
    const { reader, reads } = this.options
    if (!reader) return undefined

    const user = await this.ask(workspace, (db) => userOfMember(db, reader))

    return user ? languageOfUser(reads.of([], user), user) : undefined
  }

  async logo(workspace: string): Promise<string | null> {
    const found = await this.ask(workspace, (db) => workspaceById(db, workspace))
    return (await this.options.picture?.(found?.logo ?? null)) ?? null
  }

  async user(id: string) {
    const user = await this.options.reads
      .of([], id)
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()

    if (!user) return undefined
    if (user.language) return { ...user, locale: languageOf(user.language) }

    const { rows } = await this.options.vault.query(
      'select w.locale from read.employees e join read.workspaces w on w.id = e.workspace_id where e.user_id = $1 order by e.created_at limit 1',
      [id],
    )

    return { ...user, locale: languageOf(rows[0]?.locale ?? 'en') }
  }

  emailKey(email: string) {
    return emailKey(this.options.masterKey, email)
  }

  stopKey(mails: { workspace: string; employee: string; kind: string }) {
    return this.stops.of(mails)
  }

  url(path: string, query: Record<string, string> = {}) {
    const search = new URLSearchParams(query).toString()
    return `${this.publicUrl}${path}${search ? `?${search}` : ''}`
  }
}
