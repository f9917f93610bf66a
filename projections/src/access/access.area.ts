import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { accessProjection } from './access.projection'
import { rightsProjection } from './rights.projection'

export const accessReads: AreaReads = {
  name: 'access',
  projections: [accessProjection, rightsProjection],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof accessProjection | typeof rightsProjection> {}
}
