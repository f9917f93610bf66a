import type { AreaNavigation } from '@workledger/kit/shell/area'

export const provisioningNavigation = {
  name: 'provisioning',
  navigation: [
    {
      id: 'provisioning',
      to: '/admin/provisioning',
      icon: 'refresh',
      for: 'auditor',
      tabs: [{ id: 'provisioned_groups' }],
    },
  ],
  inConsole: ['provisioning'],
} satisfies AreaNavigation
