import { createHash } from 'node:crypto'
import { Controller } from '@nestjs/common'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import { refuse } from '@workledger/contracts/kernel/errors'
import { payBooksApi as api } from '@workledger/contracts/payroll/pay-books.api'
import type { PayBooks } from '@workledger/contracts/payroll/pay-books.events'
import { datevFile } from '@workledger/domain/kernel/books/datev'
import { quickbooksFile, xeroFile } from '@workledger/domain/kernel/books/journal-csv'
import { streamOf } from '@workledger/domain/kernel/decider'
import { type JournalEntry, journalEntry } from '@workledger/domain/payroll/books/journal-entry'
import { payBooksDecider } from '@workledger/domain/payroll/books/pay-books'
import { payBooksOf } from '@workledger/projections/payroll/pay-books.queries'
import type { PayRunRow } from '@workledger/projections/payroll/payroll.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { isoOf } from '../kernel/lists/zones'
import { PayJournals } from './pay-journals.service'
import { PayRuns } from './pay-runs.service'

const NO_BOOKS: PayBooks = {
  accounts: [],
  cost_centres: [],
  datev: null,
  xero_tax_rate: 'Tax Exempt',
}

/** Journal files of pay runs for programs of bookkeeping. */
@Controller()
export class PayBooksController {
  constructor(
    private readonly queries: Queries,
    private readonly runs: PayRuns,
    private readonly journals: PayJournals,
  ) {}

  @Route(api.payBooks)
  async showBooks({ workspace }: Call<typeof api.payBooks>) {
    return { data: await this.shown(workspace) }
  }

  @Route(api.changePayBooks)
  async changeBooks(call: Call<typeof api.changePayBooks>) {
    const { workspace, body: books } = call
    const change = { type: 'change' as const, workspace_id: workspace, books }

    return changing(
      call.seenOrNone(workspace),
      (seen) => call.run(payBooksDecider, workspace, change, seen),
      async () => ({ data: await this.shown(workspace) }),
    )
  }

  @Route(api.payrunBooks)
  async showRun({ workspace, params, query }: Call<typeof api.payrunBooks>) {
    const { run, entry } = await this.entry(workspace, params.id, query.format)
    const { lines, total, missing } = entry

    return {
      data: {
        currency: run.currency,
        booked_on: run.pay_date,
        lines: [...lines],
        total,
        missing: [...missing],
      },
    }
  }

  @Route(api.exportPayrunBooks)
  async exportRun(call: Call<typeof api.exportPayrunBooks>) {
    const { workspace, params, body } = call
    const { format } = body
    const { run, entry, books } = await this.entry(workspace, params.id, format)
    const { missing, lines, total } = entry
    if (missing.length > 0) refuse('payroll.books_missing', { params: { count: missing.length } })
    const bytes = fileOf(format, run, books, entry)
    const sha256 = createHash('sha256').update(bytes).digest('hex')

    await call.run(payBooksDecider, workspace, {
      type: 'export',
      workspace_id: workspace,
      payrun_id: run.id,
      format,
      sha256,
      booked_on: run.pay_date,
      lines_count: lines.length,
      total,
      currency: run.currency,
    })

    return {
      data: {
        name: nameOf(format, run),
        type: 'text/csv',
        sha256,
        content: bytes.toString('base64'),
      },
    }
  }

  private async entry(workspace: string, id: string, format: BookFormat) {
    const run = await this.runs.run(workspace, id)
    if (run.status !== 'complete') refuse('payroll.books_not_approved')
    const { currency, departments, erased, totals } = await this.journals.of(workspace, run)
    const books = await this.shown(workspace)
    const groups = [...departments, ...(erased ? [{ department_id: null, ...erased }] : [])]
    const entry = journalEntry(groups, books, { currency, format, net: totals.net_pay })

    return { run, books, entry }
  }

  private async shown(workspace: string) {
    const found = await this.queries.ask(workspace, (db) => payBooksOf(db, workspace))
    const books = found?.books ?? NO_BOOKS

    return {
      ...books,
      stream: streamOf(payBooksDecider, workspace),
      revision: (found?.revision ?? -1) + 1,
    }
  }
}

/** DATEV's programs look for names that begin with EXTF. */
const nameOf = (format: BookFormat, { start_on, end_on }: PayRunRow) =>
  `${format === 'datev' ? 'EXTF_pay' : `${format}-pay`}-${start_on}-${end_on}.csv`

function fileOf(format: BookFormat, run: PayRunRow, books: PayBooks, entry: JournalEntry): Buffer {
  const head = {
    booked_on: run.pay_date,
    currency: run.currency,
    reference: `PAY-${run.start_on}-${run.id.slice(-6)}`,
    description: `Pay ${run.start_on} to ${run.end_on}`,
    lines: entry.lines,
  }

  if (format === 'quickbooks') return quickbooksFile([head])
  if (format === 'xero') return xeroFile([head], { tax_rate: books.xero_tax_rate })

  const { lines, reference, booked_on, ...batch } = head
  const contra = books.accounts.find(({ key }) => key === 'clearing')!.account

  // Each line is booked against a clearing account, which ends at zero.
  return datevFile({
    ...batch,
    client: books.datev!,
    created_at: isoOf(run.approved_at!),
    month_of: booked_on,
    rows: lines.map((line) => ({ ...line, contra, tax_key: '', booked_on, reference })),
  })
}
