import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { formerPeopleList } from './privacy.lists'
import { privacyProjection } from './privacy.projection'

export const privacyReads: AreaReads = {
  name: 'privacy',
  projections: [privacyProjection],
  lists: [formerPeopleList],
  shows: ['workspaces', 'payroll', 'attendance'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof privacyProjection> {}
}
