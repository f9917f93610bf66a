import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  UserRegistered: 'Compte créé',
  VerificationRequested: 'Vérification de l’adresse demandée',
  EmailVerified: 'Adresse e-mail vérifiée',
  EmailChanged: 'Adresse e-mail modifiée',
  LanguageChosen: 'Langue choisie',
  PasswordResetRequested: 'Nouveau mot de passe demandé',
  PasswordChanged: 'Mot de passe modifié',
  SignedIn: 'Connexion',
  SignedInAs: 'Connexion au nom d’une autre personne',
  UserErased: 'Compte effacé',
  ProviderLinkAsked: 'Confirmation d’un fournisseur de connexion demandée',
  SignedOut: 'Déconnexion',
  EmailReserved: 'Adresse e-mail réservée',
  EmailReleased: 'Adresse e-mail libérée',
  FactorAdded: 'Second facteur ajouté',
  FactorNamed: 'Second facteur renommé',
  FactorRemoved: 'Second facteur supprimé',
  PasskeyBlocked: 'Clé d’accès bloquée',
  RecoveryCodesMade: 'Codes de secours créés',
  RecoveryCodeUsed: 'Code de secours utilisé',
  FactorsReset: 'Seconds facteurs réinitialisés',
  MemberFactorsReset: 'Seconds facteurs réinitialisés',
} satisfies NamesLike<typeof english>
