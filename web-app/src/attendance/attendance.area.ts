import type { AppArea } from '../kit/area'

/** Parts of other pages here; the page of its own is in the console. */
export const attendanceArea = {
  name: 'attendance',
  navigation: [{ id: 'attendance', to: '/admin/attendance', icon: 'timer', for: 'manage_time_off' }],
} satisfies AppArea
