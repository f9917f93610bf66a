import type { AreaNavigation } from '@workledger/kit/shell/area'

export const structureNavigation = {
  name: 'structure',
  navigation: [
    {
      id: 'general',
      to: '/admin/general',
      icon: 'settings',
      tabs: [
        { id: 'offices' },
        { id: 'departments' },
        { id: 'designations' },
        { id: 'roles', for: 'reader' },
        { id: 'settings', for: 'edit_company' },
        { id: 'attendance', for: 'edit_company' },
        { id: 'working_time', for: 'edit_company' },
        { id: 'checklists', for: 'edit_company' },
      ],
    },
  ],
  inConsole: ['general'],
  alsoAt: { offices: '/admin/general?tab=offices' },
} satisfies AreaNavigation
