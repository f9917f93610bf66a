import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { savedReportsList } from './saved-reports.lists'
import { savedReportsProjection } from './saved-reports.projection'

export const reportsReads: AreaReads = {
  name: 'reports',
  projections: [savedReportsProjection],
  lists: [savedReportsList],
  shows: ['people', 'operations'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof savedReportsProjection> {}
}
