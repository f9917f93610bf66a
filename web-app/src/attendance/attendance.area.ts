import type { AppArea } from '@workledger/kit/shell/area'

/**
 * The report of everybody's months; other parts stand in other pages, and who decides about
 * attendance has a page in the console.
 */
export const attendanceArea = {
  name: 'attendance',
  pages: [
    {
      path: 'attendance_report',
      for: 'member',
      page: () => import('./report/attendance-report-page'),
    },
  ],
  navigation: [{ id: 'attendance_report', to: '/attendance_report', icon: 'reports' }],
} satisfies AppArea
