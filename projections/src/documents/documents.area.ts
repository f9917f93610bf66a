import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { documentsList } from './documents.lists'
import { documentsProjection } from './documents.projection'

export const documentsReads: AreaReads = {
  name: 'documents',
  projections: [documentsProjection],
  lists: [documentsList],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof documentsProjection> {}
}
