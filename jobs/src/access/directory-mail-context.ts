import { languageOf } from '@workledger/contracts/kernel/languages'
import type { PdfPort, PictureOf } from '@workledger/domain/kernel/pdf-port'
import { Gathered } from '@workledger/event-store/gathered'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { StopKeys } from '@workledger/event-store/secrets/stop-keys'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import type { Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Pool } from 'pg'
import { type Lookup, Lookups } from '../kernel/lookups'
import type { MailChoices, MailContext } from '../kernel/mail-context'
import { unlinked } from '../mail/stranger-words'
import { mailChoicesSql } from '../notices/mail-choices.port'

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
  /** Reads of one mail, whose facts are read once. */
  mail?: {
    /** Id of the employee who reads it, if one does. */
    readonly reader: string
    readonly known: Map<string, Promise<Company | undefined>>
  }
}

interface Company {
  readonly name: string
  readonly locale: string
  /** The reader is an employee of it. */
  readonly member: boolean
  /** Of the reader's account; an outsider has none. */
  readonly language: string | null
  readonly choices: MailChoices | null
}

/** Parts that all mails share: helpers with keys that they derive once, and gathered reads. */
interface Shared {
  readonly surveys: SurveyBox
  readonly stops: StopKeys
  readonly lookups: Lookups
  readonly companies: Gathered<CompanyOf, Company | undefined>
}

/** A company as one reader of its mails sees it. */
interface CompanyOf {
  readonly workspace: string
  readonly reader: string | null
}

const sharedParts = ({ vault, masterKey, reads }: MailContextOptions): Shared => ({
  surveys: new SurveyBox(vault, masterKey),
  stops: new StopKeys(masterKey),
  lookups: new Lookups(reads),
  companies: new Gathered((asked) => readCompanies(vault, asked)),
})

/** Reads the facts for a mail from the read tables. */
export class DirectoryMailContext implements MailContext {
  readonly keys: LinkKeys
  readonly surveys: SurveyBox
  readonly pdf: PdfPort
  readonly publicUrl: string

  constructor(
    private readonly options: MailContextOptions,
    private readonly shared: Shared = sharedParts(options),
  ) {
    this.keys = options.keys
    this.surveys = shared.surveys
    this.pdf = options.pdf
    this.publicUrl = options.publicUrl
  }

  readBy(person: string): MailContext {
    const mail = { reader: person, known: new Map() }
    return new DirectoryMailContext({ ...this.options, mail }, this.shared)
  }

  ask<T>(workspace: string, query: (db: Reads) => Promise<T>): Promise<T> {
    return query(this.options.reads.of([workspace]))
  }

  find<K, V>(lookup: Lookup<K, V>, workspace: string, key: K): Promise<V | undefined> {
    return this.shared.lookups.find(lookup, workspace, key)
  }

  async workspace(id: string) {
    const found = await this.company(id)
    // Any person can found a company, name it and add addresses to it.
    return {
      name: unlinked(found?.name ?? '') || 'Workledger',
      locale: languageOf(found?.language ?? found?.locale ?? 'en'),
    }
  }

  async isReadByMember(workspace: string): Promise<boolean> {
    return (await this.company(workspace))?.member ?? false
  }

  async choices(workspace: string): Promise<MailChoices | undefined> {
    return (await this.company(workspace))?.choices ?? undefined
  }

  async logo(workspace: string): Promise<string | null> {
    const { picture, vault } = this.options
    if (!picture) return null

    const { rows } = await vault.query<{ logo: string | null }>(
      'select logo from read.workspaces where id = $1',
      [workspace],
    )

    return picture(rows[0]?.logo ?? null)
  }

  /** Returns what the company and the reader's account say of a mail; read once for each mail. */
  private company(id: string): Promise<Company | undefined> {
    const { reader = null, known } = this.options.mail ?? {}
    const found = known?.get(id) ?? this.shared.companies.ask({ workspace: id, reader })
    known?.set(id, found)

    return found
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
    return this.shared.stops.of(mails)
  }

  url(path: string, query: Record<string, string> = {}) {
    const search = new URLSearchParams(query).toString()
    return `${this.publicUrl}${path}${search ? `?${search}` : ''}`
  }
}

async function readCompanies(
  vault: Pool,
  asked: readonly CompanyOf[],
): Promise<(Company | undefined)[]> {
  const { rows } = await vault.query<Company & { name: string | null }>({
    // The inner select hides the number of mails, so that PostgreSQL plans once.
    name: 'companies of mails',
    text: `select w.name, w.locale, m.id is not null as member, u.language,
        ${mailChoicesSql('w.id', 'a.reader')} as choices
      from unnest((select $1::uuid[]), $2::uuid[]) with ordinality as a(workspace, reader, place)
      left join read.workspaces w on w.id = a.workspace
      left join read.memberships m on m.workspace_id = w.id and m.id = a.reader
      left join read.users u on u.id = m.user_id
      order by a.place`,
    values: [asked.map(({ workspace }) => workspace), asked.map(({ reader }) => reader)],
  })

  return rows.map((row) => (row.name === null ? undefined : row))
}
