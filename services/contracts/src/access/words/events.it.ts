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
  SignedOut: 'Disconnessione',
  EmailReserved: 'Indirizzo email riservato',
  EmailReleased: 'Indirizzo email liberato',
} satisfies NamesLike<typeof english>
