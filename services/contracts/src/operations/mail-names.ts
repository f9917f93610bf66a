import type { EventName } from '../kernel/event-words'
import arabic from './words/mails.ar'
import english from './words/mails.en'

/** What each kind of mail is called, by its template. */
export const mailNames: Readonly<Record<string, EventName>> = Object.fromEntries(
  Object.entries(english).map(([template, name]) => [template, [name, arabic[template as keyof typeof english]]]),
)
