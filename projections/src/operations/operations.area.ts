import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { announcementsProjection } from './announcements.projection'
import { deliveriesProjection } from './deliveries.projection'
import { announcementsList, deliveriesList, failedJobsList } from './operations.lists'
import { skippedProjection } from './skipped.projection'

export const operationsReads: AreaReads = {
  name: 'operations',
  projections: [deliveriesProjection, skippedProjection, announcementsProjection],
  lists: [deliveriesList, announcementsList, failedJobsList],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<
      typeof deliveriesProjection | typeof skippedProjection | typeof announcementsProjection
    > {}
}
