import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { invoicesList } from './invoicing.lists'
import { invoicingProjection } from './invoicing.projection'

export const invoicingReads: AreaReads = {
  name: 'invoicing',
  projections: [invoicingProjection],
  lists: [invoicesList],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof invoicingProjection> {}
}
