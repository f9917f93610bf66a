import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'api-token': 'Token API',
    'service-account': 'Account di servizio',
  },
  fields: {
    account: 'Account di servizio',
    account_id: 'Id dell’account di servizio',
    expires_at: 'Scade',
    granted_by: 'Concesso da',
    grants: 'Concessi',
    hint: 'Ultimi caratteri',
    holder: 'Titolare',
    holder_id: 'Id del titolare',
    made_by: 'Creato da',
    networks: 'Reti',
    permissions: 'Autorizzazioni',
    scope: 'Ambito',
    scopes: 'Ambiti',
    state: 'Stato',
    token_id: 'Token API',
    tokens: 'Token attivi',
    used_at: 'Ultimo uso',
  },
  values: {
    active: 'Attivo',
    expired: 'Scaduto',
    revoked: 'Revocato',
  },
} satisfies WordsLike<typeof english>
