import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { changesProjection } from './changes.projection'

export const changesReads: AreaReads = {
  name: 'changes',
  projections: [changesProjection],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof changesProjection> {}
}
