import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    email: 'Adresse e-mail',
    user: 'Compte',
  },
  tables: {
    users: 'Compte',
  },
  fields: {
    admin_id: 'Administrateur',
    email_verified_at: 'E-mail confirmé le',
    how: 'Comment',
    joins: 'Rejoint',
    language: 'Langue',
    sessions: 'Sessions',
    via: 'Par le biais de',
  },
  values: {
    joined: 'Arrivé dans l’espace',
    reset: 'Réinitialisation',
    'sign-up': 'Inscription',
  },
} satisfies WordsLike<typeof english>
