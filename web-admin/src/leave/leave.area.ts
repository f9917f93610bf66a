import type { ConsoleArea } from '../kit/area'

export const leaveArea = {
  name: 'leave',
  records: 'leaves',
  pages: [{ path: 'leaves', opens: 'leaves', page: () => import('./approvals-page') }],
} satisfies ConsoleArea
