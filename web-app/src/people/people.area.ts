import type { AppArea } from '../kit/area'

export const peopleArea = {
  name: 'people',
  pages: [
    { path: 'my_account', for: 'user', page: () => import('../my-account-page') },
    { path: 'my_profile', for: 'member', page: () => import('../my-profile-page') },
  ],
  navigation: [{ id: 'employees', to: '/admin/employees', icon: 'employees', for: 'auditor' }],
  inConsole: ['employees/:id/profile', 'employees/:id/requests'],
  inConsoleForReaders: ['employees'],
} satisfies AppArea
