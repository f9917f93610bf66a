import type { AreaReads } from '../kernel/area'

export const calendarReads: AreaReads = {
  name: 'calendar',
  shows: ['leave'],
}
