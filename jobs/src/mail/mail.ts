import type { EventDefinition, RecordedOf } from '@workledger/contracts/kernel/event'
import type { MailContext } from '../kernel/mail-context'
import type { Language } from './language'

/**
 * Whom a mail goes to; `person_id` is whose address it is, so that it goes when the person is
 * erased.
 */
export interface Recipient {
  readonly person_id: string
  readonly to: string
}

/** What a mail says, in the reader's language. The layout makes a text and an HTML part of it. */
export interface Letter {
  readonly locale: Language
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly button?: { readonly label: string; readonly url: string }
  readonly note?: string
  /**
   * The company in whose name somebody outside of it gets the mail; otherwise it is the
   * installation's.
   */
  readonly company?: string
  /** Where its reader stops such mails: GET answers a page, POST stops them at once. */
  readonly unsubscribe?: { readonly label: string; readonly url: string }
  /** Why the reader gets it and from whom; under the line. */
  readonly footer: string
  /** A partial (templates/{name}.{html,text}.hbs) after the lines. */
  readonly body?: { readonly name: string; readonly model: object }
  readonly attachments?: readonly {
    readonly filename: string
    readonly contentType: string
    readonly content: Buffer
  }[]
}

/** A reaction: this event asks for this mail. `template` names it in deliveries and is unique. */
export interface Mail<D extends EventDefinition<any, any> = EventDefinition<any, any>> {
  readonly template: string
  readonly on: D
  recipients(event: RecordedOf<D>, context: MailContext): Promise<readonly Recipient[]>
  /** Undefined: what it would tell is no longer true. */
  letter(
    event: RecordedOf<D>,
    recipient: Recipient,
    context: MailContext,
  ): Promise<Letter | undefined>
}

export const mail = <D extends EventDefinition<any, any>>(definition: Mail<D>): Mail =>
  definition as unknown as Mail
