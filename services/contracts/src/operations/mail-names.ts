import { namesIn } from '../kernel/event-words'
import ar from './words/mails.ar'
import en from './words/mails.en'

/** Names of kinds of mail by template. */
export const mailNames = namesIn({ en, ar })
