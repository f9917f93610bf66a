const asPrinted = 'it is one document, written from top to bottom in the order of its standard'

/** Functions of more than 60 lines, each with the reason why it stays whole. */
export const longFunctions = {
  'services/domain/src/people/import/plan.ts': {
    planRow: 'it plans one row, column by column',
  },
  'services/domain/src/invoicing/einvoice/cii.ts': { cii: asPrinted },
  'services/domain/src/invoicing/einvoice/ubl.ts': { ubl: asPrinted },
  'services/domain/src/invoicing/einvoice/einvoice.ts': {
    mapped: 'it maps the semantic model field by field',
  },
  'jobs/src/pdf/factur-x.writer.ts': { xmp: asPrinted },
  'projections/src/invoicing/invoice-page.ts': {
    renderInvoice: 'it is one page, written from top to bottom',
  },
  'projections/src/reports/daily-report.queries.ts': {
    dailyReport: 'its five queries and the rows made from them belong together',
  },
  'infra/demo/invoices.ts': {
    invoice: 'it tells what happened to an invoice, in the order of time',
  },
  'services/event-store/src/eventstoredb/eventstoredb-event-store.ts': {
    createEventStoreDBEventStore: 'it puts the parts of the log together, which name each other',
  },
}
