import { namesIn } from '../kernel/event-words'
import ar from './words/mails.ar'
import en from './words/mails.en'
import es from './words/mails.es'
import fr from './words/mails.fr'
import it from './words/mails.it'
import zh from './words/mails.zh'

/** Names of kinds of mail by template. */
export const mailNames = namesIn({ en, zh, es, fr, it, ar })
