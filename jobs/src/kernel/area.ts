import type { Letter, Mail, Recipient } from '../mail/mail'
import type { MailContext } from './mail-context'
import type { Expectation, Process } from './process'

/** Writes a mail about a day, which a schedule asks for. */
export type Report = (workspace: string, day: string, reader: Recipient, context: MailContext) => Promise<Letter | undefined>

/** What an area has done after its events: mails that they ask for, mails about a day by their template, processes that they start. */
export interface AreaJobs {
  readonly name: string
  readonly mails?: readonly Mail[]
  readonly processes?: readonly Process[]
  /** Reservations that something has to follow. */
  readonly expectations?: readonly Expectation[]
  readonly reports?: Readonly<Record<string, Report>>
}
