import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  MailDomainAdded: 'Domaine de messagerie ajouté',
  MailDomainProven: 'Domaine de messagerie validé',
  MailDomainLapsed: 'Domaine de messagerie plus validé',
  MailDomainRemoved: 'Domaine de messagerie retiré',
  SignOnProviderSet: 'Fournisseur de connexion configuré',
  SignOnProviderRemoved: 'Fournisseur de connexion retiré',
  SignOnEnforced: 'Obligation du fournisseur configurée',
  EmergencyAccountsNamed: 'Comptes d’urgence désignés',
  EmergencyAccessUsed: 'Accès d’urgence utilisé',
  SignOnLinked: 'Compte lié au fournisseur',
  SignOnUnlinked: 'Compte dissocié du fournisseur',
  SignOnGroupsNamed: 'Groupes indiqués par le fournisseur',
  SignOnGroupsIgnored: 'Trop de groupes du fournisseur, ignorés',
  MailDomainTaken: 'Domaine de messagerie pris',
  MailDomainReleased: 'Domaine de messagerie libéré',
} satisfies NamesLike<typeof english>
