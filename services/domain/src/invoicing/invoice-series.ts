import type { invoiceSeriesEvents } from '@workledger/contracts/invoicing/invoicing.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, getById, putById } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type InvoiceSeriesEvent = AnyEventOf<typeof invoiceSeriesEvents>
export interface InvoiceSeries {
  last: number
  given: ById<number>
}
export type InvoiceSeriesCommand = { type: 'give'; workspace_id: string; invoice_id: string }

/**
 * The numbers of a workspace's invoices, without gaps: stream `invoice-series-{workspace}`. An invoice gets one number,
 * however often it asks; it asks only when its content is closed, so no number is ever given in vain.
 */
export const invoiceSeriesDecider: Decider<InvoiceSeries, InvoiceSeriesCommand, InvoiceSeriesEvent> = {
  category: 'invoice-series',
  initial: { last: 0, given: {} },
  decide(state, { workspace_id, invoice_id }) {
    if (numberOf(state, invoice_id) !== undefined) return []
    const number = state.last + 1
    return [{ type: 'InvoiceNumberGiven', data: { workspace_id, invoice_id, number, invoice_number: written(number) } }]
  },
  evolve: (state, { data }) => ({ last: data.number, given: putById(state.given, data.invoice_id, data.number) }),
}

/** The number that an invoice was given. */
export const numberOf = (state: InvoiceSeries, invoice_id: string) => getById(state.given, invoice_id)
/** How a number is printed: `INV-0042`. */
export const written = (number: number) => `INV-${String(number).padStart(4, '0')}`
