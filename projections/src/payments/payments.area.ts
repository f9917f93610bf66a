import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { paymentsProjection } from './payments.projection'

export const paymentsReads: AreaReads = {
  name: 'payments',
  projections: [paymentsProjection],
  // A payment's answer depends on the run's entries.
  shows: ['payroll'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof paymentsProjection> {}
}
