import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'member-sign-in': 'Connexion d’un membre',
    email: 'Adresse e-mail',
    user: 'Compte',
  },
  tables: {
    sign_in_factors: 'Seconds facteurs',
    users: 'Compte',
  },
  fields: {
    provider_id: 'Fournisseur',
    codes: 'Codes',
    codes_left: 'Codes restants',
    factor_id: 'Second facteur',
    second: 'Seconde étape',
    admin_id: 'Administrateur',
    email_verified_at: 'E-mail confirmé le',
    how: 'Comment',
    joins: 'Rejoint',
    language: 'Langue',
    sessions: 'Sessions',
    via: 'Par le biais de',
  },
  values: {
    totp: 'Application d’authentification',
    passkey: 'Clé d’accès',
    password: 'Mot de passe',
    oidc: 'Authentification unique',
    invitation: 'Invitation',
    address: 'Lien par e-mail',
    'recovery-code': 'Code de secours',

    joined: 'Arrivé dans l’espace',
    reset: 'Réinitialisation',
    'sign-up': 'Inscription',
  },
} satisfies WordsLike<typeof english>
