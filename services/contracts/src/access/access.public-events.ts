import { allKept, type PublicEvents } from '../kernel/public-event'
import { emailEvents, userEvents } from './access.events'
import { memberSignInEvents } from './factor.events'

/** What other programs learn of the events of this area. */
export const accessPublicEvents: readonly PublicEvents[] = [
  allKept(userEvents, 'Sign-in, sessions and credentials stay inside.'),
  allKept(emailEvents, 'Sign-in, sessions and credentials stay inside.'),
  allKept(memberSignInEvents, 'Sign-in, sessions and credentials stay inside.'),
]
