import * as z from 'zod'
import { bookFormats, datevClient } from '../kernel/books'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, plain } from '../kernel/event-fields'

/** Parts of pay that have an account; a category may have one of its own. */
export const bookKeys = ['basic', 'allowance', 'deduction', 'expense', 'net', 'clearing'] as const

export type BookKey = (typeof bookKeys)[number]

export const payBooks = z.object({
  /** `key`: a part of pay, or the id of a category. */
  accounts: z.array(z.object({ key: plain(40), account: plain(100) })),
  cost_centres: z.array(z.object({ department_id: id(), code: plain(36) })),
  datev: datevClient.nullable(),
  /** Name of the tax rate that Xero books with. */
  xero_tax_rate: plain(50),
})

export type PayBooks = z.output<typeof payBooks>

/** Accounts for the books of a workspace: stream `pay-books-{workspace}`. */
export const payBooksEvents = {
  PayBooksChanged: event('PayBooksChanged', {
    v: 1,
    data: z.object({ workspace_id: id(), books: payBooks }),
  }),
  /** A file for the books was made. `sha256` of its bytes, hexadecimal. */
  PayJournalExported: event('PayJournalExported', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      payrun_id: id(),
      format: z.enum(bookFormats),
      sha256: plain(64),
      booked_on: day(),
      lines_count: count(),
      total: amount(),
      currency: currency(),
    }),
  }),
}
