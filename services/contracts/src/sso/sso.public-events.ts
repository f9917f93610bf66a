import { allKept, type PublicEvents } from '../kernel/public-event'
import { mailDomainEvents, signOnEvents } from './sso.events'

/** What other programs learn of the events of this area. */
export const ssoPublicEvents: readonly PublicEvents[] = [
  allKept(signOnEvents, 'How the company’s people sign in stays inside.'),
  allKept(mailDomainEvents, 'How the company’s people sign in stays inside.'),
]
