import type { invoiceSeriesEvents } from '@workledger/contracts/invoicing/invoicing.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, getById, putById } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type InvoiceSeriesEvent = AnyEventOf<typeof invoiceSeriesEvents>

export interface Given {
  number: number
  invoice_number: string
}

export interface Counters {
  /** The last number of each series. */
  last: Readonly<Record<string, number>>
  /** Prefixes that were used. */
  prefixes: Readonly<Record<string, true>>
}

export interface InvoiceSeries extends Counters {
  given: ById<Given>
}

/** How numbers are written; `year`: of the series that begins anew each year. */
export interface Numbering {
  prefix: string
  year: number | null
  /** Of the first number of a prefix. */
  start: number
}

export type InvoiceSeriesCommand = {
  type: 'give'
  workspace_id: string
  invoice_id: string
} & Numbering

/**
 * The numbers of a workspace's invoices and credit notes, each series without gaps: stream
 * `invoice-series-{workspace}`. Each gets one number, however often it asks; it asks only when its
 * content is closed, so no number is ever given in vain.
 */
export const invoiceSeriesDecider: Decider<
  InvoiceSeries,
  InvoiceSeriesCommand,
  InvoiceSeriesEvent
> = {
  category: 'invoice-series',
  initial: { last: {}, prefixes: {}, given: {} },
  decide(state, { workspace_id, invoice_id, ...numbering }) {
    if (numberOf(state, invoice_id) !== undefined) return []
    const { prefix, year } = numbering
    const number = nextNumber(state, numbering)

    return [
      {
        type: 'InvoiceNumberGiven',
        data: {
          workspace_id,
          invoice_id,
          number,
          invoice_number: written(numbering, number),
          prefix,
          year,
        },
      },
    ]
  },
  evolve: (state, { data }) => ({
    ...counted(state, data),
    given: putById(state.given, data.invoice_id, {
      number: data.number,
      invoice_number: data.invoice_number,
    }),
  }),
}

/** The counters after a number was given. */
export const counted = (
  { last, prefixes }: Counters,
  { prefix, year, number }: { prefix: string; year: number | null; number: number },
): Counters => ({
  last: { ...last, [seriesKey({ prefix, year })]: number },
  prefixes: { ...prefixes, [prefix]: true },
})

/** The number that an invoice or credit note was given. */
export const numberOf = (state: InvoiceSeries, id: string) => getById(state.given, id)

/** What stands in front of the digits, and tells series apart: `INV-`, `INV-2026-`. */
export const seriesKey = ({ prefix, year }: Pick<Numbering, 'prefix' | 'year'>) =>
  year === null ? prefix : `${prefix}${year}-`

/** The start counts while the prefix was never used. */
export const nextNumber = ({ last, prefixes }: Counters, numbering: Numbering) =>
  (last[seriesKey(numbering)] ?? (prefixes[numbering.prefix] ? 0 : numbering.start - 1)) + 1

/** How a number is printed: `INV-0042`, `INV-2026-0042`. */
export const written = (numbering: Pick<Numbering, 'prefix' | 'year'>, number: number) =>
  seriesKey(numbering) + String(number).padStart(4, '0')
