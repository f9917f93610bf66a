import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { auditFiltersList, recordViewsList } from './audit.lists'
import { auditProjection } from './audit.projection'
import { auditEventsProjection } from './audit-events.projection'

export const auditReads: AreaReads = {
  name: 'audit',
  projections: [auditEventsProjection, auditProjection],
  lists: [auditFiltersList, recordViewsList],
  shows: ['people'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof auditEventsProjection | typeof auditProjection> {}
}
