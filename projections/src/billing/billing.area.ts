import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { billingProjection } from './billing.projection'

export const billingReads: AreaReads = {
  name: 'billing',
  projections: [billingProjection],
  // The number of seats follows from the people.
  shows: ['people'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof billingProjection> {}
}
