import type { EventDefinition, RecordedOf } from '@workledger/contracts/kernel/event'
import type { MailContext } from '../kernel/mail-context'
import type { Language } from './language'

/**
 * The recipient of a mail. `person_id` is the owner of the address, so the mail is deleted with the
 * person's erasure.
 */
export interface Recipient {
  readonly person_id: string
  readonly to: string
  /** Tells a second address of the same person from the first. */
  readonly which?: string
}

/** A mail's content in the reader's language. The layout makes a text and an HTML part of it. */
export interface Letter {
  readonly locale: Language
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly button?: { readonly label: string; readonly url: string }
  /** A second way, next to the button. */
  readonly link?: { readonly label: string; readonly url: string }
  readonly note?: string
  /** The company in whose name an outsider gets the mail. Default: the installation. */
  readonly company?: string
  /** Address at which the reader stops such mails: GET shows a page, POST stops them at once. */
  readonly unsubscribe?: { readonly label: string; readonly url: string }
  /** Reason for the mail and its sender, below the rule. */
  readonly footer: string
  /** A partial (templates/{name}.{html,text}.hbs) after the lines. */
  readonly body?: { readonly name: string; readonly model: object }
  readonly attachments?: readonly {
    readonly filename: string
    readonly contentType: string
    readonly content: Buffer
  }[]
}

/** A reaction: an event causes a mail. `template` names it in deliveries and is unique. */
export interface Mail<D extends EventDefinition = EventDefinition> {
  readonly template: string
  readonly on: D
  recipients(event: RecordedOf<D>, context: MailContext): Promise<readonly Recipient[]>
  /** Undefined if its content is no longer true. */
  letter(
    event: RecordedOf<D>,
    recipient: Recipient,
    context: MailContext,
  ): Promise<Letter | undefined>
}

export const mail = <D extends EventDefinition>(definition: Mail<D>): Mail =>
  definition as unknown as Mail
