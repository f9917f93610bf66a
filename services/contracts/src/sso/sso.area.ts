import type { AreaContracts } from '../kernel/area'
import { ssoApi } from './sso.api'
import { ssoErrors } from './sso.errors'
import { ssoEventWords } from './sso.event-words'
import { mailDomainEvents, signOnEvents, signOnGroupsEvents } from './sso.events'
import { ssoGains } from './sso.gains'
import { ssoPublicEvents } from './sso.public-events'

export const ssoContracts = {
  name: 'sso',
  endpoints: [ssoApi],
  gains: ssoGains,
  events: [signOnEvents, signOnGroupsEvents, mailDomainEvents],
  publicEvents: ssoPublicEvents,
  eventWords: ssoEventWords,
  errors: ssoErrors,
  tokens: {
    never: 'all',
    events: [
      'MailDomainAdded',
      'MailDomainProven',
      'MailDomainLapsed',
      'MailDomainRemoved',
      'SignOnProviderSet',
      'SignOnProviderRemoved',
      'SignOnEnforced',
      'EmergencyAccountsNamed',
      'EmergencyAccessUsed',
      'SignOnLinked',
      'SignOnUnlinked',
      'SignOnGroupsNamed',
      'SignOnGroupsIgnored',
      'MailDomainTaken',
    ],
  },
} satisfies AreaContracts
