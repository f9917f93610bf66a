import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { departmentsList, designationsList, officesList, rolesList } from './structure.lists'
import { structureProjection } from './structure.projection'
import { zonesProjection } from './zones.projection'

export const structureReads: AreaReads = {
  name: 'structure',
  projections: [structureProjection, zonesProjection],
  lists: [departmentsList, designationsList, officesList, rolesList],
  shows: ['access'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof structureProjection | typeof zonesProjection> {}
}
