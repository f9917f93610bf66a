import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { sampleItemsList, samplesList } from './samples.lists'
import { samplesProjection } from './samples.projection'

export const samplesReads: AreaReads = {
  name: 'samples',
  projections: [samplesProjection],
  lists: [samplesList, sampleItemsList],
  shows: ['people', 'payroll', 'leave', 'expenses', 'invoicing', 'clients', 'employment'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof samplesProjection> {}
}
