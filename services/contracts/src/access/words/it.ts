import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'member-sign-in': 'Accesso di un membro',
    email: 'Indirizzo email',
    user: 'Account',
  },
  tables: {
    sign_in_factors: 'Secondi fattori',
    users: 'Account',
  },
  fields: {
    provider_id: 'Provider',
    codes: 'Codici',
    codes_left: 'Codici rimasti',
    factor_id: 'Secondo fattore',
    second: 'Secondo passaggio',
    admin_id: 'Amministratore',
    email_verified_at: 'Email confermata il',
    how: 'Modo',
    joins: 'Entra in',
    language: 'Lingua',
    sessions: 'Sessioni',
    via: 'Tramite',
  },
  values: {
    totp: 'App di autenticazione',
    passkey: 'Passkey',
    password: 'Password',
    oidc: 'Accesso unico',
    invitation: 'Invito',
    address: 'Link via email',
    'recovery-code': 'Codice di recupero',

    joined: 'Invito accettato',
    reset: 'Reimpostazione',
    'sign-up': 'Registrazione',
  },
} satisfies WordsLike<typeof english>
