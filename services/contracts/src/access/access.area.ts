import type { AreaContracts } from '../kernel/area'
import { accessApi, ownSession, user } from './access.api'
import { accessErrors } from './access.errors'
import { accessEventWords } from './access.event-words'
import { emailEvents, userEvents } from './access.events'
import { accessGains, factorGains, passkeyGains, providerLinkGains } from './access.gains'
import { accessPublicEvents } from './access.public-events'
import { memberSignInEvents } from './factor.events'
import { factorsApi } from './factors.api'
import { passkeysApi } from './passkeys.api'
import { providerLinksApi } from './provider-links.api'
import { readsApi } from './reads.api'

export const accessContracts = {
  name: 'access',
  endpoints: [accessApi, factorsApi, passkeysApi, providerLinksApi, readsApi],
  gains: { ...accessGains, ...factorGains, ...passkeyGains, ...providerLinkGains },
  events: [userEvents, emailEvents, memberSignInEvents],
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
      'ProviderLinkAsked',
      'FactorAdded',
      'FactorNamed',
      'FactorRemoved',
      'PasskeyBlocked',
      'RecoveryCodesMade',
      'RecoveryCodeUsed',
      'FactorsReset',
      'MemberFactorsReset',
    ],
  },
  records: { OwnSession: ownSession, User: user },
} satisfies AreaContracts
