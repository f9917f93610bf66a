import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { timeEntriesProjection } from './time-entries.projection'
import { timeEntriesList } from './time-tracking.lists'

export const timeTrackingReads: AreaReads = {
  name: 'time-tracking',
  projections: [timeEntriesProjection],
  lists: [timeEntriesList],
  shows: ['projects', 'invoicing'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof timeEntriesProjection> {}
}
