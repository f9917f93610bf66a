import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { provisionedGroupsList } from './provisioning.lists'
import { provisioningProjection } from './provisioning.projection'

export const provisioningReads: AreaReads = {
  name: 'provisioning',
  projections: [provisioningProjection],
  lists: [provisionedGroupsList],
  shows: ['people', 'structure', 'access'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof provisioningProjection> {}
}
