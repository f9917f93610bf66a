import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { documentImportsProjection } from './document-imports.projection'
import { documentImportsList, documentsList } from './documents.lists'
import { documentsProjection } from './documents.projection'

export const documentsReads: AreaReads = {
  name: 'documents',
  projections: [documentsProjection, documentImportsProjection],
  lists: [documentsList, documentImportsList],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<typeof documentsProjection | typeof documentImportsProjection> {}
}
