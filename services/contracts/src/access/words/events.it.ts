import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  UserRegistered: 'Account creato',
  VerificationRequested: 'Verifica dell’indirizzo richiesta',
  EmailVerified: 'Indirizzo email verificato',
  EmailChanged: 'Indirizzo email modificato',
  LanguageChosen: 'Lingua scelta',
  PasswordResetRequested: 'Nuova password richiesta',
  PasswordChanged: 'Password modificata',
  SignedIn: 'Accesso eseguito',
  SignedInAs: 'Accesso per conto di un’altra persona',
  UserErased: 'Account cancellato',
  ProviderLinkAsked: 'Conferma di un provider di accesso richiesta',
  SignedOut: 'Disconnessione',
  EmailReserved: 'Indirizzo email riservato',
  EmailReleased: 'Indirizzo email liberato',
  FactorAdded: 'Secondo fattore aggiunto',
  FactorNamed: 'Secondo fattore rinominato',
  FactorRemoved: 'Secondo fattore rimosso',
  PasskeyBlocked: 'Passkey bloccata',
  RecoveryCodesMade: 'Codici di recupero creati',
  RecoveryCodeUsed: 'Codice di recupero usato',
  FactorsReset: 'Secondi fattori reimpostati',
  MemberFactorsReset: 'Secondi fattori reimpostati',
} satisfies NamesLike<typeof english>
