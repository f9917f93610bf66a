import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { billedTimeProjection } from './billed-time.projection'
import { creditNotesList } from './credit-notes.lists'
import { creditNotesProjection } from './credit-notes.projection'
import { invoicesList } from './invoicing.lists'
import { invoicingProjection } from './invoicing.projection'
import { ledgerProjection } from './ledger.projection'
import { paypalPaymentsList } from './paypal.lists'
import { paypalProjection } from './paypal.projection'
import { recurringInvoicesList } from './recurring.lists'
import { recurringProjection } from './recurring.projection'

export const invoicingReads: AreaReads = {
  name: 'invoicing',
  projections: [
    invoicingProjection,
    creditNotesProjection,
    recurringProjection,
    paypalProjection,
    billedTimeProjection,
    ledgerProjection,
  ],
  lists: [invoicesList, creditNotesList, recurringInvoicesList, paypalPaymentsList],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<
      | typeof invoicingProjection
      | typeof creditNotesProjection
      | typeof recurringProjection
      | typeof paypalProjection
      | typeof billedTimeProjection
      | typeof ledgerProjection
    > {}
}
