import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import type { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import type { Lookup } from './lookups'

/** A user to whom a mail goes. */
export interface MailUser {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
  readonly email_verified_at: string | null
  /** The chosen language, else that of a workspace of theirs. */
  readonly locale: ShippedLanguage
}

/** What a reader has chosen of mails about notices. */
export interface MailChoices {
  /** The notices area knows its kinds and channels. */
  readonly channels: unknown
  readonly quiet_from: string | null
  readonly quiet_to: string | null
  readonly digest_hour: number | null
}

/** The facts and tools for writing a mail. The access area provides it. */
export interface MailContext {
  readonly keys: LinkKeys
  readonly surveys: SurveyBox
  readonly pdf: PdfPort
  /** Start of the links in mails, without a trailing slash. */
  readonly publicUrl: string

  /** Returns the context of one reader, whose language `workspace` then gives. */
  readBy(person: string): MailContext

  ask<T>(workspace: string, query: (db: Reads) => Promise<T>): Promise<T>

  /** Returns what a lookup reads for a key; callers of the same moment share its statement. */
  find<K, V>(lookup: Lookup<K, V>, workspace: string, key: K): Promise<V | undefined>

  workspace(id: string): Promise<{ name: string; locale: ShippedLanguage }>

  /** Returns whether the reader is an employee of the company. */
  isReadByMember(workspace: string): Promise<boolean>

  /** Returns the reader's choices; undefined before the first. */
  choices(workspace: string): Promise<MailChoices | undefined>

  /** Returns the company's logo as `data:` address. */
  logo(workspace: string): Promise<string | null>

  user(id: string): Promise<MailUser | undefined>

  /** Returns the key for which a link to verify an address is valid. */
  emailKey(email: string): string

  /** Returns the key of the link that stops one kind of mails to one person. */
  stopKey(mails: { workspace: string; employee: string; kind: string }): string

  /** Returns an address in the web app: `url('/join', { id })`. */
  url(path: string, query?: Record<string, string>): string
}
