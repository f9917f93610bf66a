import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { checklistItemsList, checklistsList, checklistTemplatesList } from './checklists.lists'
import { checklistsProjection } from './checklists.projection'

export const checklistsReads: AreaReads = {
  name: 'checklists',
  projections: [checklistsProjection],
  lists: [checklistTemplatesList, checklistsList, checklistItemsList],
  shows: ['people'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof checklistsProjection> {}
}
