import { createHash } from 'node:crypto'
import { Controller } from '@nestjs/common'
import { ledgerApi as api, type LedgerJournal } from '@workledger/contracts/invoicing/ledger.api'
import type { LedgerBooks, LedgerSource } from '@workledger/contracts/invoicing/ledger.events'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import { refuse } from '@workledger/contracts/kernel/errors'
import { bookingsOf, linesOf, totalOf } from '@workledger/domain/invoicing/ledger/bookings'
import type { LedgerEntry } from '@workledger/domain/invoicing/ledger/entries'
import { ledgerFile } from '@workledger/domain/invoicing/ledger/files'
import { ledgerDecider } from '@workledger/domain/invoicing/ledger/ledger'
import { streamOf } from '@workledger/domain/kernel/decider'
import {
  ledgerBooksOf,
  ledgerCurrenciesOf,
  ledgerEntriesOf,
  ledgerFileById,
  ledgerFilesOf,
  ledgerRatesOf,
  ledgerTakenUpto,
} from '@workledger/projections/invoicing/ledger.queries'
import { payBooksOf } from '@workledger/projections/payroll/pay-books.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { isoOf, nowOf } from '../kernel/lists/zones'

/** Entries in one file; the next file takes those that follow. */
const MOST_ENTRIES = 20_000
const FIRST_LINES = 500

const NO_BOOKS: LedgerBooks = {
  accounts: [],
  rates: [],
  datev: null,
  xero_tax_rate: 'Tax Exempt',
}

interface Series {
  source: LedgerSource
  format: BookFormat
  month: string
  currency: string
}

/** Journal files of invoices and expenses for programs of bookkeeping. */
@Controller()
export class LedgerController {
  constructor(private readonly queries: Queries) {}

  @Route(api.ledgerBooks)
  async showBooks({ workspace }: Call<typeof api.ledgerBooks>) {
    return { data: await this.shown(workspace) }
  }

  @Route(api.changeLedgerBooks)
  async changeBooks(call: Call<typeof api.changeLedgerBooks>) {
    const { workspace, body: books } = call
    const change = { type: 'change' as const, workspace_id: workspace, books }

    return changing(
      call.seenOrNone(workspace),
      (seen) => call.run(ledgerDecider, workspace, change, seen),
      async () => ({ data: await this.shown(workspace) }),
    )
  }

  @Route(api.ledgerJournal)
  async journal({ workspace, query }: Call<typeof api.ledgerJournal>) {
    const series = await this.series(workspace, query)
    const { entries, booked } = await this.open(workspace, series)
    const { bookings, leftOut, missing } = booked

    const { currencies, files } = await this.queries.ask(workspace, async (db) => {
      const made = await ledgerFilesOf(db, workspace, series)
      const names = await namesOfUsers(
        db,
        workspace,
        made.map(({ made_by }) => made_by),
      )
      return {
        currencies: await ledgerCurrenciesOf(db, workspace, series),
        files: made.map(({ after: _, upto: __, books: ___, workspace_id: ____, ...file }) => ({
          ...file,
          made_by: names.get(file.made_by) ?? '',
        })),
      }
    })

    const lines = bookings.flatMap((booking) =>
      linesOf(booking, series.currency).map(({ of: _, ...line }) => ({
        on: booking.entry.on,
        reference: booking.entry.reference,
        ...line,
        text: booking.text,
      })),
    )

    const data: LedgerJournal = {
      currency: series.currency,
      currencies,
      entries_count: entries.length - leftOut,
      left_out: leftOut,
      lines: lines.slice(0, FIRST_LINES),
      total: totalOf(bookings, series.currency),
      missing: [...missing],
      files,
    }

    return { data }
  }

  @Route(api.makeLedgerFile)
  async makeFile(call: Call<typeof api.makeLedgerFile>) {
    const { workspace, body, ctx } = call
    const { base, ...series } = await this.series(workspace, body)
    const { entries, after, booked, books } = await this.open(workspace, { ...series, base })
    const { bookings, missing } = booked
    if (missing.length > 0) refuse('invoice.books_missing', { params: { count: missing.length } })
    if (bookings.length === 0) refuse('invoice.books_nothing')

    // To the second, as the table keeps it, so that the file can be made again.
    const created_at = nowOf(ctx)
    const bytes = ledgerFile({ ...series, books, bookings, created_at })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file_id = ctx.newId()

    await call.run(ledgerDecider, workspace, {
      ...series,
      type: 'file',
      workspace_id: workspace,
      file_id,
      after,
      upto: entries.at(-1)!.position,
      books,
      sha256,
      entries_count: bookings.length,
      total: totalOf(bookings, series.currency),
    })

    return { data: { id: file_id, ...content(series, bytes, sha256) } }
  }

  @Route(api.ledgerFile)
  async showFile({ workspace, params }: Call<typeof api.ledgerFile>) {
    const { file, entries, base } = await this.queries.ask(workspace, async (db) => {
      const file = (await ledgerFileById(db, workspace, params.id)) ?? refuse('not_found')
      const { after, upto } = file
      const span = { after, upto, limit: MOST_ENTRIES }
      const entries = await ledgerEntriesOf(db, workspace, file, span)
      const { currency: base } = (await workspaceById(db, workspace)) ?? refuse('not_found')
      return { file, entries, base }
    })

    const { books, currency, source, format, month } = file
    const asked = { source, format, currency, base, payrollClaims: null }
    const { bookings } = bookingsOf(entries, books, { ...asked, base: currency })
    const created_at = isoOf(file.made_at)
    const bytes = ledgerFile({ source, format, month, currency, books, bookings, created_at })
    const sha256 = createHash('sha256').update(bytes).digest('hex')

    return { data: { id: file.id, ...content(file, bytes, sha256) } }
  }

  private async series(
    workspace: string,
    { currency, ...asked }: Omit<Series, 'currency'> & { currency?: string | undefined },
  ): Promise<Series & { base: string }> {
    const found = await this.queries.ask(workspace, (db) => workspaceById(db, workspace))
    const base = found?.currency ?? refuse('not_found')

    return { ...asked, currency: currency ?? base, base }
  }

  /** Returns the entries that no file of the series has, as bookings. */
  private async open(workspace: string, series: Series & { base: string }) {
    const { after, entries, books, payrollClaims } = await this.queries.ask(
      workspace,
      async (db) => {
        const after = await ledgerTakenUpto(db, workspace, series)
        const pay = await payBooksOf(db, workspace)
        return {
          after,
          entries: await ledgerEntriesOf(db, workspace, series, { after, limit: MOST_ENTRIES }),
          books: (await ledgerBooksOf(db, workspace))?.books ?? NO_BOOKS,
          payrollClaims: pay?.books.accounts.find(({ key }) => key === 'expense')?.account ?? null,
        }
      },
    )

    const booked = bookingsOf(entries, books, { ...series, payrollClaims })

    return { after, entries: entries as readonly LedgerEntry[], books, booked }
  }

  private async shown(workspace: string) {
    const { found, used } = await this.queries.ask(workspace, async (db) => ({
      found: await ledgerBooksOf(db, workspace),
      used: await ledgerRatesOf(db, workspace),
    }))

    return {
      ...(found?.books ?? NO_BOOKS),
      used,
      stream: streamOf(ledgerDecider, workspace),
      revision: (found?.revision ?? -1) + 1,
    }
  }
}

/** DATEV's programs look for names that begin with EXTF. */
const content = ({ source, format, month, currency }: Series, bytes: Buffer, sha256: string) => ({
  name: `${format === 'datev' ? 'EXTF' : format}_${source}-${month}-${currency}.csv`,
  type: 'text/csv',
  sha256,
  content: bytes.toString('base64'),
})
