import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'api-token': 'API token',
    'service-account': 'Service account',
  },
  fields: {
    account: 'Service account',
    account_id: 'Id of service account',
    expires_at: 'Expires',
    granted_by: 'Granted by',
    grants: 'Granted',
    hint: 'Last characters',
    holder: 'Holder',
    holder_id: 'Id of holder',
    made_by: 'Made by',
    networks: 'Networks',
    permissions: 'Permissions',
    scope: 'Scope',
    scopes: 'Scopes',
    state: 'State',
    token_id: 'API token',
    tokens: 'Active tokens',
    used_at: 'Last used',
  },
  values: {
    active: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
  },
} as const satisfies Words
