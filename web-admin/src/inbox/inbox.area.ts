import type { ConsoleArea } from '../kit/area'

export const inboxArea = {
  name: 'inbox',
  pages: [{ path: 'inbox', page: () => import('@workledger/kit/areas/inbox/inbox-page') }],
} satisfies ConsoleArea
