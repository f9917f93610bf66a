import * as z from 'zod'
import { bookFormats, datevClient } from '../kernel/books'
import { event } from '../kernel/event'
import { amount, count, currency, id, plain } from '../kernel/event-fields'
import { vatCategories } from './vat-categories'

/** What has an account of its own in the books, besides rates of VAT. */
export const ledgerKeys = [
  'receivable',
  'bank',
  'revenue',
  'tax',
  'claims',
  'travelling',
  'meals',
  'stuff',
] as const

export type LedgerKey = (typeof ledgerKeys)[number]

export const ledgerSources = ['invoices', 'expenses'] as const

export type LedgerSource = (typeof ledgerSources)[number]

/** How a rate of VAT is booked. */
export const ledgerRate = z.object({
  category: z.enum(vatCategories),
  rate: amount(),
  revenue: plain(100),
  /** Account of the tax itself, which DATEV computes. */
  tax: plain(100).nullable(),
  /** BU-Schlüssel of DATEV; null where the account computes the tax by itself. */
  datev_key: plain(4).nullable(),
  /** Name of the tax rate in Xero. */
  xero_tax_rate: plain(50).nullable(),
})

export const ledgerBooks = z.object({
  accounts: z.array(z.object({ key: z.enum(ledgerKeys), account: plain(100) })),
  rates: z.array(ledgerRate),
  datev: datevClient.nullable(),
  /** Name of the rate by which Xero books what bears no VAT. */
  xero_tax_rate: plain(50),
})

export type LedgerBooks = z.output<typeof ledgerBooks>

/** Accounts for invoices and expenses, and the files made: stream `ledger-{workspace}`. */
export const ledgerEvents = {
  LedgerBooksChanged: event('LedgerBooksChanged', {
    v: 1,
    data: z.object({ workspace_id: id(), books: ledgerBooks }),
  }),
  /**
   * A file took the entries of a month between two positions of the log, by these accounts. `sha256`
   * of its bytes, hexadecimal.
   */
  LedgerFileMade: event('LedgerFileMade', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      file_id: id(),
      source: z.enum(ledgerSources),
      format: z.enum(bookFormats),
      month: plain(7),
      currency: currency(),
      after: plain(40),
      upto: plain(40),
      books: ledgerBooks,
      sha256: plain(64),
      entries_count: count(),
      total: amount(),
    }),
  }),
}
