import type { AppArea } from '@workledger/kit/shell/area'

/**
 * The report of all months; other parts are on other pages, and deciders have a page in the
 * console.
 */
export const attendanceArea = {
  name: 'attendance',
  pages: [
    {
      path: 'attendance_report',
      for: 'member',
      page: () => import('./report/attendance-report-page'),
    },
    { path: 'kiosk/:id?', for: 'everyone', page: () => import('./kiosk/kiosk-page') },
  ],
  navigation: [{ id: 'attendance_report', to: '/attendance_report', icon: 'reports' }],
} satisfies AppArea
