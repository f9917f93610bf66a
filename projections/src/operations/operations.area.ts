import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { announcementsProjection } from './announcements.projection'
import { deliveriesProjection } from './deliveries.projection'
import { deliveriesList } from './operations.lists'
import { skippedProjection } from './skipped.projection'

export const operationsReads: AreaReads = {
  name: 'operations',
  projections: [deliveriesProjection, skippedProjection, announcementsProjection],
  lists: [deliveriesList],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof deliveriesProjection | typeof skippedProjection | typeof announcementsProjection> {}
}
