import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { contractsList } from './employment.lists'
import { employmentProjection } from './employment.projection'

export const employmentReads: AreaReads = {
  name: 'employment',
  projections: [employmentProjection],
  lists: [contractsList],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof employmentProjection> {}
}
