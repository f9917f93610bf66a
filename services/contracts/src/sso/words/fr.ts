import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'sign-on': 'Authentification unique',
    'sign-on-groups': 'Groupes du fournisseur',
    'mail-domain': 'Domaine de messagerie',
  },
  fields: {
    adds_people: 'Ajouter les personnes à leur première connexion',
    client_id: 'Identifiant du client',
    code: 'Code dans le DNS',
    domain: 'Domaine',
    domain_id: 'Domaine',
    domains: 'Domaines de messagerie',
    emergency: 'Accès d’urgence',
    employee_ids: 'Accès d’urgence',
    enforced: 'Imposée',
    groups: 'Groupes',
    groups_claim: 'Claim des groupes',
    issuer: 'Émetteur',
    name: 'Nom',
    proven: 'Validé',
    provider: 'Fournisseur',
    provider_id: 'Fournisseur',
    reason: 'Motif',
    scopes: 'Portées',
    secret_id: 'Secret du client dans le coffre',
    session_id: 'Session',
    trusts_addresses: 'Se fier à ses adresses',
    user_id: 'Compte',
  },
  values: {},
} satisfies WordsLike<typeof english>
