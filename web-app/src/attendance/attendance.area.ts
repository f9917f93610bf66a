import type { AppArea } from '../kit/area'

/** Parts of other pages; none of its own. */
export const attendanceArea = {
  name: 'attendance',
} satisfies AppArea
