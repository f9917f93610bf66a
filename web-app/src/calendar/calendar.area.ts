import type { AppArea } from '../kit/area'

/** Parts of other pages; none of its own. */
export const calendarArea = {
  name: 'calendar',
} satisfies AppArea
