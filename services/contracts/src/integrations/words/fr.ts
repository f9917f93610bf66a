import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'api-token': 'Jeton d’API',
    'service-account': 'Compte de service',
  },
  fields: {
    account: 'Compte de service',
    account_id: 'Id. du compte de service',
    expires_at: 'Expire',
    granted_by: 'Accordé par',
    grants: 'Accordées',
    hint: 'Derniers caractères',
    holder: 'Titulaire',
    holder_id: 'Id. du titulaire',
    made_by: 'Créé par',
    networks: 'Réseaux',
    permissions: 'Autorisations',
    scope: 'Portée',
    scopes: 'Portées',
    state: 'État',
    token_id: 'Jeton d’API',
    tokens: 'Jetons actifs',
    used_at: 'Dernière utilisation',
  },
  values: {
    active: 'Actif',
    expired: 'Expiré',
    revoked: 'Révoqué',
  },
} satisfies WordsLike<typeof english>
