import { languageOf } from '@workledger/contracts/kernel/languages'
import type { PdfPort, PictureOf } from '@workledger/domain/kernel/pdf-port'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { StopKeys } from '@workledger/event-store/secrets/stop-keys'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import type { Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Pool } from 'pg'
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
  readonly logo: string | null
  /** The reader is an employee of it. */
  readonly member: boolean
  /** Of the reader's account; an outsider has none. */
  readonly language: string | null
  readonly choices: MailChoices | null
}

/** Helpers with keys that they derive once. */
interface DerivedKeys {
  readonly surveys: SurveyBox
  readonly stops: StopKeys
}

const derivedKeys = ({ vault, masterKey }: MailContextOptions): DerivedKeys => ({
  surveys: new SurveyBox(vault, masterKey),
  stops: new StopKeys(masterKey),
})

/** Reads the facts for a mail from the read tables. */
export class DirectoryMailContext implements MailContext {
  readonly keys: LinkKeys
  readonly surveys: SurveyBox
  readonly pdf: PdfPort
  readonly publicUrl: string
  private readonly stops: StopKeys

  constructor(
    private readonly options: MailContextOptions,
    { surveys, stops }: DerivedKeys = derivedKeys(options),
  ) {
    this.keys = options.keys
    this.surveys = surveys
    this.stops = stops
    this.pdf = options.pdf
    this.publicUrl = options.publicUrl
  }

  readBy(person: string): MailContext {
    const { surveys, stops } = this
    const mail = { reader: person, known: new Map() }
    return new DirectoryMailContext({ ...this.options, mail }, { surveys, stops })
  }

  ask<T>(workspace: string, query: (db: Reads) => Promise<T>): Promise<T> {
    return query(this.options.reads.of([workspace]))
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
    const found = await this.company(workspace)
    return (await this.options.picture?.(found?.logo ?? null)) ?? null
  }

  /** Returns what the company and the reader's account say of a mail; read once for each mail. */
  private company(id: string): Promise<Company | undefined> {
    const { known } = this.options.mail ?? {}
    const found = known?.get(id) ?? this.readCompany(id)
    known?.set(id, found)

    return found
  }

  private async readCompany(id: string): Promise<Company | undefined> {
    const { vault, mail } = this.options

    const { rows } = await vault.query<Company>({
      name: 'company of a mail',
      text: `select w.name, w.locale, w.logo, m.id is not null as member, u.language,
          ${mailChoicesSql('w.id', '$2')} as choices
        from read.workspaces w
        left join read.memberships m on m.workspace_id = w.id and m.id = $2
        left join read.users u on u.id = m.user_id
        where w.id = $1`,
      values: [id, mail?.reader ?? null],
    })

    return rows[0]
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
