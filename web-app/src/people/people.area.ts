import type { AppArea } from '@workledger/kit/shell/area'

export const peopleArea = {
  name: 'people',
  pages: [
    { path: 'my_account', for: 'user', page: () => import('../my-account-page') },
    { path: 'my_profile', for: 'member', page: () => import('../my-profile-page') },
    { path: 'employees', for: 'member', page: () => import('../employees-page') },
  ],
  navigation: [
    {
      id: 'employees',
      to: '/employees',
      forReaders: '/admin/employees',
      icon: 'employees',
      tabs: [{ id: 'live', for: 'reader' }, { id: 'chart' }],
    },
  ],
} satisfies AppArea
