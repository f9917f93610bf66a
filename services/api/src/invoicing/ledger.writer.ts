import { createHash } from 'node:crypto'
import type { LedgerBooks } from '@workledger/contracts/invoicing/ledger.events'
import {
  type Asked,
  type Booking,
  bookingsOf,
  linesOf,
  totalOf,
} from '@workledger/domain/invoicing/ledger/bookings'
import type { LedgerEntry } from '@workledger/domain/invoicing/ledger/entries'
import { ledgerFile } from '@workledger/domain/invoicing/ledger/files'
import { type Pieces, unpacked } from '@workledger/projections/kernel/threads/pieces'

// Only threads load this module, because 20,000 entries take seconds.

export interface ToBook {
  readonly entries: Pieces<LedgerEntry>
  readonly books: LedgerBooks
  readonly asked: Asked
}

const FIRST_LINES = 500

/** Returns what a file would have: its first lines, and what is missing. */
export function preview({ entries, books, asked }: ToBook) {
  const { bookings, leftOut, missing } = bookingsOf(unpacked(entries), books, asked)

  return {
    left_out: leftOut,
    lines: firstLines(bookings, asked.currency),
    total: totalOf(bookings, asked.currency),
    missing: [...missing],
  }
}

interface WrittenFile {
  readonly bytes: Uint8Array
  /** Hexadecimal. */
  readonly sha256: string
  readonly entries_count: number
  readonly total: string
}

/** Returns a file, or how much is missing for it. `created_at`: ISO 8601 in UTC. */
export function file(
  { entries, books, asked }: ToBook,
  { month, created_at }: { month: string; created_at: string },
): WrittenFile | { readonly missing: number } {
  const { bookings, missing } = bookingsOf(unpacked(entries), books, asked)
  if (missing.length > 0) return { missing: missing.length }
  const bytes = ledgerFile({ ...asked, month, books, bookings, created_at })

  return {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    entries_count: bookings.length,
    total: totalOf(bookings, asked.currency),
  }
}

function firstLines(bookings: readonly Booking[], currency: string) {
  const lines = []

  for (const booking of bookings) {
    if (lines.length >= FIRST_LINES) break

    for (const { of: _, ...line } of linesOf(booking, currency))
      lines.push({
        on: booking.entry.on,
        reference: booking.entry.reference,
        ...line,
        text: booking.text,
      })
  }

  return lines.slice(0, FIRST_LINES)
}
