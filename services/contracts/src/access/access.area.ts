import type { AreaContracts } from '../kernel/area'
import { accessApi, ownSession, user } from './access.api'
import { accessErrors } from './access.errors'
import { accessEventWords } from './access.event-words'
import { emailEvents, userEvents } from './access.events'
import { accessGains } from './access.gains'
import { accessPublicEvents } from './access.public-events'
import { readsApi } from './reads.api'

export const accessContracts = {
  name: 'access',
  endpoints: [accessApi, readsApi],
  gains: accessGains,
  events: [userEvents, emailEvents],
  publicEvents: accessPublicEvents,
  eventWords: accessEventWords,
  errors: accessErrors,
  tokens: {
    never: 'all',
    any: ['me', 'roles', 'timezones', 'reads'],
    events: [
      'UserRegistered',
      'VerificationRequested',
      'EmailVerified',
      'EmailChanged',
      'LanguageChosen',
      'PasswordResetRequested',
      'PasswordChanged',
      'SignedIn',
      'SignedInAs',
      'UserErased',
      'SignedOut',
    ],
  },
  records: { OwnSession: ownSession, User: user },
} satisfies AreaContracts
