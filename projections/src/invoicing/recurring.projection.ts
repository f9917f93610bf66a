import { recurringInvoiceEvents as e } from '@workledger/contracts/invoicing/recurring.events'
import { invoiceTotals } from '@workledger/domain/invoicing/invoice-totals'
import {
  type Kept,
  nextOn,
  recurringInvoiceDecider,
  statusOf,
} from '@workledger/domain/invoicing/recurring-invoice'
import { at, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const recurringInvoices = table(
  'recurring_invoices',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    client_id: col.uuid,
    made_from: col.maybe.uuid,
    /** Description of the first item. */
    description: col.text,
    currency: col.text,
    amount: col.numeric,
    every: col.int,
    unit: col.text,
    first_on: col.day,
    until: col.maybe.day,
    times: col.maybe.int,
    send: col.bool,
    next_on: col.maybe.day,
    last_on: col.maybe.day,
    made: col.int,
    /** `active`, `paused` or `ended`. */
    status: col.text,
    /** The decider's state. */
    state: col.json<Kept>(),
    created_at: col.instant,
    revision: col.revision,
  },
  { followed: true, indexes: ['workspace_id, next_on', 'client_id', 'made_from'] },
)

const recurringIdOf = (event: { data: { recurring_id: string } }) => event.data.recurring_id

/** Returns the columns that follow from the state. */
function columns(state: Kept) {
  const { details, made, last_on, made_from } = state
  const { client_id, currency, every, unit, first_on, until, times, send, lines } = details
  const { total: amount } = invoiceTotals(lines, { ...details, tax_rounding: 'total' }, currency)
  const description = lines[0]?.description ?? ''

  const facts = {
    client_id,
    made_from,
    description,
    currency,
    amount,
    every,
    unit,
    first_on,
    until,
    times,
    send,
    made,
    last_on,
  }

  return { ...facts, next_on: nextOn(state), status: statusOf(state), state }
}

const changes = [
  e.RecurringInvoiceChanged,
  e.RecurringInvoicePaused,
  e.RecurringInvoiceResumed,
  e.RecurringInvoiceEnded,
  e.RecurringInvoiceDue,
  e.RecurringInvoiceDaysSkipped,
  e.RecurringInvoiceHeld,
] as const

export const recurringProjection = projection('recurring invoices', {
  version: 2,
  tables: [recurringInvoices],
  contents: [[recurringInvoices, recurringInvoiceDecider]],
  steps: [
    on(e.RecurringInvoiceStarted, recurringInvoices, recurringIdOf, (_, event) => ({
      id: event.data.recurring_id,
      workspace_id: event.workspace,
      ...columns(
        recurringInvoiceDecider.evolve(recurringInvoiceDecider.initial, event as never) as Kept,
      ),
      created_at: at(event),
    })),
    ...changes.map((definition) =>
      change(
        definition as typeof e.RecurringInvoicePaused,
        recurringInvoices,
        recurringIdOf,
        (event, row) => columns(recurringInvoiceDecider.evolve(row.state, event as never) as Kept),
      ),
    ),
  ],
})
