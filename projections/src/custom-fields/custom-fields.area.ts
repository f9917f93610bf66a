import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { customFieldTypesList } from './custom-fields.lists'
import { customFieldsProjection } from './custom-fields.projection'
import { customValuesHistory } from './custom-values.history'

export const customFieldsReads: AreaReads = {
  name: 'custom-fields',
  projections: [customFieldsProjection],
  lists: [customFieldTypesList],
  histories: [customValuesHistory],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof customFieldsProjection> {}
}
