import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  UserRegistered: 'Account creato',
  VerificationRequested: 'Verifica dell’indirizzo richiesta',
  EmailVerified: 'Indirizzo e-mail verificato',
  EmailChanged: 'Indirizzo e-mail modificato',
  LanguageChosen: 'Lingua scelta',
  PasswordResetRequested: 'Nuova password richiesta',
  PasswordChanged: 'Password modificata',
  SignedIn: 'Accesso eseguito',
  SignedInAs: 'Accesso per conto di un’altra persona',
  UserErased: 'Account cancellato',
  SignedOut: 'Disconnessione',
  EmailReserved: 'Indirizzo e-mail riservato',
  EmailReleased: 'Indirizzo e-mail liberato',
} satisfies NamesLike<typeof english>
