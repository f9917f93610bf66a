import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  MailDomainAdded: 'Dominio di posta aggiunto',
  MailDomainProven: 'Dominio di posta verificato',
  MailDomainLapsed: 'Dominio di posta non più verificato',
  MailDomainRemoved: 'Dominio di posta rimosso',
  SignOnProviderSet: 'Provider di accesso impostato',
  SignOnProviderRemoved: 'Provider di accesso rimosso',
  SignOnEnforced: 'Obbligo del provider impostato',
  EmergencyAccountsNamed: 'Account di emergenza nominati',
  EmergencyAccessUsed: 'Accesso di emergenza usato',
  SignOnLinked: 'Account collegato al provider',
  SignOnUnlinked: 'Account scollegato dal provider',
  SignOnGroupsNamed: 'Gruppi indicati dal provider',
  SignOnGroupsIgnored: 'Troppi gruppi del provider, ignorati',
  MailDomainTaken: 'Dominio di posta occupato',
  MailDomainReleased: 'Dominio di posta liberato',
} satisfies NamesLike<typeof english>
