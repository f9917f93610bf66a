import type { AreaNavigation } from '@workledger/kit/shell/area'

export const integrationsNavigation = {
  name: 'integrations',
  navigation: [
    {
      id: 'api_tokens',
      to: '/admin/integrations',
      icon: 'key',
      for: 'auditor',
      tabs: [{ id: 'service_accounts' }, { id: 'webhooks' }, { id: 'chat' }],
    },
  ],
  inConsole: ['integrations'],
} satisfies AreaNavigation
