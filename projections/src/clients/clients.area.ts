import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { clientsList } from './clients.lists'
import { clientsProjection } from './clients.projection'

export const clientsReads: AreaReads = {
  name: 'clients',
  projections: [clientsProjection],
  lists: [clientsList],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof clientsProjection> {}
}
