import { namesIn } from '../kernel/event-words'
import ar from './words/mails.ar'
import en from './words/mails.en'

/** What each kind of mail is called, by its template. */
export const mailNames = namesIn({ en, ar })
