import { allKept, type PublicEvents } from '../kernel/public-event'
import { mailDomainEvents, signOnEvents, signOnGroupsEvents } from './sso.events'

/** What other programs learn of the events of this area. */
export const ssoPublicEvents: readonly PublicEvents[] = [
  allKept(signOnEvents, 'How the company’s people sign in stays inside.'),
  allKept(signOnGroupsEvents, 'The groups of a person at the provider stay inside.'),
  allKept(mailDomainEvents, 'How the company’s people sign in stays inside.'),
]
