import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    email: 'Indirizzo email',
    user: 'Account',
  },
  tables: {
    users: 'Account',
  },
  fields: {
    admin_id: 'Amministratore',
    email_verified_at: 'Email confermata il',
    how: 'Modo',
    joins: 'Entra in',
    language: 'Lingua',
    sessions: 'Sessioni',
    via: 'Tramite',
  },
  values: {
    joined: 'Invito accettato',
    reset: 'Reimpostazione',
    'sign-up': 'Registrazione',
  },
} satisfies WordsLike<typeof english>
