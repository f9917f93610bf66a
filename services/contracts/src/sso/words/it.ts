import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'sign-on': 'Accesso unico',
    'sign-on-groups': 'Gruppi del provider',
    'mail-domain': 'Dominio di posta',
  },
  fields: {
    adds_people: 'Aggiungi le persone al primo accesso',
    client_id: 'Id del client',
    code: 'Codice nel DNS',
    domain: 'Dominio',
    domain_id: 'Dominio',
    domains: 'Domini di posta',
    emergency: 'Accesso di emergenza',
    employee_ids: 'Accesso di emergenza',
    enforced: 'Obbligatorio',
    groups: 'Gruppi',
    groups_claim: 'Claim dei gruppi',
    issuer: 'Emittente',
    name: 'Nome',
    proven: 'Verificato',
    provider: 'Provider',
    provider_id: 'Provider',
    reason: 'Motivo',
    scopes: 'Scope',
    secret_id: 'Segreto del client nel vault',
    session_id: 'Sessione',
    trusts_addresses: 'Considera attendibili i suoi indirizzi',
    user_id: 'Account',
  },
  values: {},
} satisfies WordsLike<typeof english>
