import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'sign-on': 'Single sign-on',
    'sign-on-groups': 'Groups of the provider',
    'mail-domain': 'Mail domain',
  },
  fields: {
    adds_people: 'Add people at their first sign-in',
    client_id: 'Client id',
    code: 'Code in the DNS',
    domain: 'Domain',
    domain_id: 'Domain',
    domains: 'Mail domains',
    emergency: 'Emergency access',
    employee_ids: 'Emergency access',
    enforced: 'Enforced',
    groups: 'Groups',
    groups_claim: 'Groups claim',
    issuer: 'Issuer',
    name: 'Name',
    proven: 'Proven',
    provider: 'Provider',
    provider_id: 'Provider',
    reason: 'Reason',
    scopes: 'Scopes',
    secret_id: 'Client secret in the vault',
    session_id: 'Session',
    trusts_addresses: 'Trust its addresses',
    user_id: 'Account',
  },
  values: {},
} as const satisfies Words
