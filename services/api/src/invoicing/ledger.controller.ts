import { Controller } from '@nestjs/common'
import {
  ledgerApi as api,
  type LedgerJournal,
  madeLedgerFile,
} from '@workledger/contracts/invoicing/ledger.api'
import type { LedgerBooks, LedgerSource } from '@workledger/contracts/invoicing/ledger.events'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import { refuse } from '@workledger/contracts/kernel/errors'
import { pick } from '@workledger/contracts/kernel/pick'
import type { LedgerEntry } from '@workledger/domain/invoicing/ledger/entries'
import { ledgerDecider } from '@workledger/domain/invoicing/ledger/ledger'
import { streamOf } from '@workledger/domain/kernel/decider'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import {
  ledgerBooksOf,
  ledgerCurrenciesOf,
  ledgerEntriesOf,
  ledgerFileById,
  ledgerFilesOf,
  ledgerRatesOf,
  ledgerTakenUpto,
} from '@workledger/projections/invoicing/ledger.queries'
import { packedInTurns } from '@workledger/projections/kernel/threads/pieces'
import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { inWriter } from '@workledger/projections/kernel/threads/writers'
import { payBooksOf } from '@workledger/projections/payroll/pay-books.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { isoOf, nowOf } from '../kernel/lists/zones'
import type { file, preview, ToBook } from './ledger.writer'

/** Entries in one file; the next file takes those that follow. */
const MOST_ENTRIES = 20_000
const WRITER = threadModule(__dirname, 'ledger.writer')

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
  async journal({ workspace, query, asker }: Call<typeof api.ledgerJournal>) {
    const { month, ...asked } = await this.series(workspace, query)
    const open = await this.open(workspace, { month, ...asked })

    const [{ left_out, ...booked }, { currencies, files }] = await Promise.all([
      inWriter<typeof preview>(asker, {
        module: WRITER,
        name: 'preview',
        input: [{ ...open.toBook, entries: await packedInTurns(open.entries) }],
      }),
      this.queries.ask(workspace, async (db) => {
        const made = await ledgerFilesOf(db, workspace, { source: asked.source, month })
        const makers = made.map(({ made_by }) => made_by)
        const names = await namesOfUsers(db, workspace, makers)

        return {
          currencies: await ledgerCurrenciesOf(db, workspace, { source: asked.source, month }),
          files: made.map((file) =>
            pick(madeLedgerFile, { ...file, made_by: names.get(file.made_by) ?? '' }),
          ),
        }
      }),
    ])

    const data: LedgerJournal = {
      currency: asked.currency,
      currencies,
      entries_count: open.entries.length - left_out,
      left_out,
      ...booked,
      files,
    }

    return { data }
  }

  @Route(api.makeLedgerFile)
  async makeFile(call: Call<typeof api.makeLedgerFile>) {
    const { workspace, body, ctx, asker } = call
    const { base, ...series } = await this.series(workspace, body)
    const { entries, after, toBook } = await this.open(workspace, { ...series, base })
    // To the second, as the table keeps it, so that the file can be made again.
    const created_at = nowOf(ctx)
    const made = await this.written(asker, entries, toBook, { month: series.month, created_at })
    if (!('bytes' in made))
      return refuse('invoice.books_missing', { params: { count: made.missing } })
    const { bytes, sha256, entries_count, total } = made
    if (entries_count === 0) refuse('invoice.books_nothing')
    const file_id = ctx.newId()

    await call.run(ledgerDecider, workspace, {
      ...series,
      type: 'file',
      workspace_id: workspace,
      file_id,
      after,
      upto: entries.at(-1)!.position,
      books: toBook.books,
      sha256,
      entries_count,
      total,
    })

    return { data: { id: file_id, ...content(series, bytes, sha256) } }
  }

  @Route(api.ledgerFile)
  async showFile({ workspace, params, asker }: Call<typeof api.ledgerFile>) {
    const { file, entries } = await this.queries.ask(workspace, async (db) => {
      const file = (await ledgerFileById(db, workspace, params.id)) ?? refuse('not_found')
      const { after, upto } = file
      const span = { after, upto, limit: MOST_ENTRIES }
      return { file, entries: await ledgerEntriesOf(db, workspace, file, span) }
    })

    const { books, currency, source, format, month, made_at } = file
    // What the file needed was there when it was made.
    const asked = { source, format, currency, base: currency, payrollClaims: null }
    const when = { month, created_at: isoOf(made_at) }
    const made = await this.written(asker, entries, { books, asked }, when)
    if (!('bytes' in made) || made.sha256 !== file.sha256) return refuse('invoice.books_changed')

    return { data: { id: file.id, ...content(file, made.bytes, made.sha256) } }
  }

  private async written(
    asker: Asker,
    entries: readonly LedgerEntry[],
    toBook: Omit<ToBook, 'entries'>,
    when: Parameters<typeof file>[1],
  ) {
    return inWriter<typeof file>(
      asker,
      {
        module: WRITER,
        name: 'file',
        input: [{ ...toBook, entries: await packedInTurns(entries) }, when],
      },
      'export.too_large',
    )
  }

  private async series(
    workspace: string,
    { currency, ...asked }: Omit<Series, 'currency'> & { currency?: string | undefined },
  ): Promise<Series & { base: string }> {
    const found = await this.queries.ask(workspace, (db) => workspaceById(db, workspace))
    const base = found?.currency ?? refuse('not_found')

    return { ...asked, currency: currency ?? base, base }
  }

  /** Returns the entries that no file of the series has, and what they are booked by. */
  private async open(workspace: string, { month, ...series }: Series & { base: string }) {
    return this.queries.ask(workspace, async (db) => {
      const after = await ledgerTakenUpto(db, workspace, { month, ...series })
      const span = { after, limit: MOST_ENTRIES }
      const pay = await payBooksOf(db, workspace)
      const payrollClaims =
        pay?.books.accounts.find(({ key }) => key === 'expense')?.account ?? null

      return {
        after,
        entries: await ledgerEntriesOf(db, workspace, { month, ...series }, span),
        toBook: {
          books: (await ledgerBooksOf(db, workspace))?.books ?? NO_BOOKS,
          asked: { ...series, payrollClaims },
        },
      }
    })
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
const content = (
  { source, format, month, currency }: Series,
  bytes: Uint8Array,
  sha256: string,
) => ({
  name: `${format === 'datev' ? 'EXTF' : format}_${source}-${month}-${currency}.csv`,
  type: 'text/csv',
  sha256,
  content: Buffer.from(bytes).toString('base64'),
})
