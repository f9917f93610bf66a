import type { LedgerBooks, LedgerSource } from '@workledger/contracts/invoicing/ledger.events'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import { type DatevRow, datevFile } from '../../kernel/books/datev'
import {
  type JournalCsv,
  quickbooksFile,
  type XeroSale,
  xeroFile,
  xeroSalesFile,
} from '../../kernel/books/journal-csv'
import { amount, rounded, total } from '../../kernel/money'
import { type Booking, linesOf } from './bookings'

interface LedgerFile {
  readonly source: LedgerSource
  readonly format: BookFormat
  /** `YYYY-MM` */
  readonly month: string
  readonly currency: string
  /** ISO 8601 in UTC. */
  readonly created_at: string
  readonly books: LedgerBooks
  readonly bookings: readonly Booking[]
}

/** Returns the file of bookings; the same bookings and accounts give the same bytes. */
export function ledgerFile(file: LedgerFile): Buffer {
  const { format, source, books } = file
  if (format === 'datev') return datevOf(file)
  if (format === 'quickbooks') return quickbooksFile(journals(file))

  return source === 'invoices'
    ? xeroSalesFile(salesOf(file))
    : xeroFile(journals(file), { tax_rate: books.xero_tax_rate })
}

const journals = ({ bookings, currency }: LedgerFile): JournalCsv[] =>
  bookings.map((booking) => ({
    booked_on: booking.entry.on,
    currency,
    reference: booking.entry.reference,
    description: booking.text,
    lines: linesOf(booking, currency).map(({ of, ...line }) => ({
      ...line,
      text: booking.text,
      cost_centre: '',
      name: of === 'receivable' ? booking.entry.name : '',
    })),
  }))

/**
 * Gross amounts against the account of the rate: DATEV takes the tax from the account, or from the
 * key.
 */
function datevOf({ books, bookings, currency, month, source, created_at }: LedgerFile): Buffer {
  const rows = bookings.flatMap(({ entry, text, movements }) =>
    movements.flatMap((movement): DatevRow[] => {
      const gross = amount(total([movement.net, movement.tax], currency))
      if (gross.isZero()) return []
      const debit = movement.turned === gross.isNegative()

      return [
        {
          account: movement.debit,
          contra: movement.credit,
          side: debit ? 'debit' : 'credit',
          amount: rounded(gross.abs(), currency),
          tax_key: movement.datev_key,
          booked_on: entry.on,
          reference: entry.reference,
          text,
          cost_centre: '',
        },
      ]
    }),
  )

  return datevFile({
    client: books.datev!,
    created_at,
    month_of: `${month}-01`,
    currency,
    description: `${source === 'invoices' ? 'Invoices' : 'Expenses'} ${month}`,
    rows,
  })
}

const salesOf = ({ bookings, currency }: LedgerFile): XeroSale[] =>
  bookings.flatMap(({ entry, text, movements }) =>
    movements.map((movement) => {
      const signed = (value: string) =>
        rounded(movement.turned ? amount(value).negated() : value, currency)

      return {
        client: entry.name,
        number: entry.reference,
        date: entry.on,
        due: entry.due_on,
        text,
        account: movement.credit,
        net: signed(movement.net),
        tax: signed(movement.tax),
        tax_rate: movement.xero_tax_rate,
        currency,
      }
    }),
  )
