import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { billedTimeProjection } from './billed-time.projection'
import { invoicesList } from './invoicing.lists'
import { invoicingProjection } from './invoicing.projection'
import { paypalPaymentsList } from './paypal.lists'
import { paypalProjection } from './paypal.projection'
import { recurringInvoicesList } from './recurring.lists'
import { recurringProjection } from './recurring.projection'

export const invoicingReads: AreaReads = {
  name: 'invoicing',
  projections: [invoicingProjection, recurringProjection, paypalProjection, billedTimeProjection],
  lists: [invoicesList, recurringInvoicesList, paypalPaymentsList],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<typeof invoicingProjection | typeof recurringProjection | typeof paypalProjection | typeof billedTimeProjection> {}
}
