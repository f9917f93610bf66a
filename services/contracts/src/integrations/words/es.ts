import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'api-token': 'Token de API',
    'service-account': 'Cuenta de servicio',
  },
  fields: {
    account: 'Cuenta de servicio',
    account_id: 'Id. de la cuenta de servicio',
    expires_at: 'Caduca',
    granted_by: 'Concedido por',
    grants: 'Concedidos',
    hint: 'Últimos caracteres',
    holder: 'Titular',
    holder_id: 'Id. del titular',
    made_by: 'Creada por',
    networks: 'Redes',
    permissions: 'Permisos',
    scope: 'Ámbito',
    scopes: 'Ámbitos',
    state: 'Estado',
    token_id: 'Token de API',
    tokens: 'Tokens activos',
    used_at: 'Último uso',
  },
  values: {
    active: 'Activo',
    expired: 'Caducado',
    revoked: 'Revocado',
  },
} satisfies WordsLike<typeof english>
