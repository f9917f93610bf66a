import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { companyEventsList } from './calendar.lists'
import { calendarProjection } from './calendar.projection'

export const calendarReads: AreaReads = {
  name: 'calendar',
  projections: [calendarProjection],
  lists: [companyEventsList],
  shows: ['leave', 'structure', 'people'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof calendarProjection> {}
}
