import * as z from 'zod'
import { count, plain } from './event-fields'

/** Programs of bookkeeping whose files the product makes. */
export const bookFormats = ['datev', 'quickbooks', 'xero'] as const

export type BookFormat = (typeof bookFormats)[number]

/** What the head of a DATEV file names. */
export const datevClient = z.object({
  /** Number of the tax consultant, 4 to 7 digits. */
  consultant: plain(7),
  /** Number of the client, 1 to 5 digits. */
  client: plain(5),
  /** Digits of an account of the general ledger, 4 to 8. */
  account_digits: count(),
  /** Month in which the fiscal year begins, 1 to 12. */
  year_begins: count(),
})
