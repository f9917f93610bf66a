import { languageOf } from '@workledger/contracts/kernel/languages'
import type { PdfPort, PictureOf } from '@workledger/domain/kernel/pdf-port'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import { languageOfUser, userOfMember } from '@workledger/projections/access/access.queries'
import { invoiceLink } from '@workledger/projections/invoicing/invoice-link'
import type { Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { candidateLink } from '@workledger/projections/recruiting/candidate-link'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { Pool } from 'pg'
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

/** The facts and tools for writing a mail. */
export class MailContext {
  readonly keys: LinkKeys
  readonly surveys: SurveyBox
  readonly pdf: PdfPort

  constructor(private readonly options: MailContextOptions) {
    this.keys = options.keys
    this.surveys = new SurveyBox(options.vault, options.masterKey)
    this.pdf = options.pdf
  }

  /** Returns the context of one reader, whose language `workspace` then gives. */
  readBy(person: string): MailContext {
    return new MailContext({ ...this.options, reader: person })
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

  /** Returns the company's logo as `data:` address. */
  async logo(workspace: string): Promise<string | null> {
    const found = await this.ask(workspace, (db) => workspaceById(db, workspace))
    return (await this.options.picture?.(found?.logo ?? null)) ?? null
  }

  /** Returns a user's own row and language: the chosen one, else that of a workspace of theirs. */
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

  /** Returns the key for which a link to verify an address is valid. */
  emailKey(email: string) {
    return emailKey(this.options.masterKey, email)
  }

  /** Returns the address of an invoice's public page, with its key. */
  invoiceUrl(workspace: string, invoice: string) {
    return invoiceLink(this.keys, this.options.publicUrl, workspace, invoice)
  }

  /** Returns the address of a candidate's message page, with its key. */
  candidateUrl(workspace: string, candidate: { id: string; revoked: number }) {
    return candidateLink(this.keys, this.options.publicUrl, workspace, candidate)
  }

  /** Returns an address in the web app: `url('/join', { id })`. */
  url(path: string, query: Record<string, string> = {}) {
    const search = new URLSearchParams(query).toString()
    return `${this.options.publicUrl}${path}${search ? `?${search}` : ''}`
  }
}
