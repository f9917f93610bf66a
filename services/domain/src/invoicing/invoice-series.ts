import type { invoiceSeriesEvents } from '@workledger/contracts/invoicing/invoicing.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, getById, putById } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type InvoiceSeriesEvent = AnyEventOf<typeof invoiceSeriesEvents>

export interface GivenNumber {
  number: number
  invoice_number: string
}

export interface Counters {
  /** The last number of each series. */
  last: Readonly<Record<string, number>>
  /** Prefixes used so far. */
  prefixes: Readonly<Record<string, true>>
}

export interface InvoiceSeries extends Counters {
  given: ById<GivenNumber>
}

/** The format of numbers; `year`: that of a series that restarts each year. */
export interface Numbering {
  prefix: string
  year: number | null
  /** First number of a new prefix. */
  start: number
}

export type InvoiceSeriesCommand = {
  type: 'give'
  workspace_id: string
  invoice_id: string
} & Numbering

/**
 * The numbers of a workspace's invoices and credit notes, each series without gaps: stream
 * `invoice-series-{workspace}`. Each document gets one number, even on repetition. It requests the
 * number after its content is closed, so none is wasted.
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

/** Returns the counters after an assigned number. */
export const counted = (
  { last, prefixes }: Counters,
  { prefix, year, number }: { prefix: string; year: number | null; number: number },
): Counters => ({
  last: { ...last, [seriesKey({ prefix, year })]: number },
  prefixes: { ...prefixes, [prefix]: true },
})

/** Returns the number of an invoice or credit note. */
export const numberOf = (state: InvoiceSeries, id: string) => getById(state.given, id)

/** Returns the text before the digits, which identifies the series: `INV-`, `INV-2026-`. */
export const seriesKey = ({ prefix, year }: Pick<Numbering, 'prefix' | 'year'>) =>
  year === null ? prefix : `${prefix}${year}-`

/** Returns the next number. The start counts only for an unused prefix. */
export const nextNumber = ({ last, prefixes }: Counters, numbering: Numbering) =>
  (last[seriesKey(numbering)] ?? (prefixes[numbering.prefix] ? 0 : numbering.start - 1)) + 1

/** Formats a number: `INV-0042`, `INV-2026-0042`. */
export const written = (numbering: Pick<Numbering, 'prefix' | 'year'>, number: number) =>
  seriesKey(numbering) + String(number).padStart(4, '0')
