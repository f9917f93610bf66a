import { expenseEvents as x } from '@workledger/contracts/expenses/expenses.events'
import { invoiceEvents as e } from '@workledger/contracts/invoicing/invoicing.events'
import {
  type LedgerBooks,
  type LedgerSource,
  ledgerEvents as l,
} from '@workledger/contracts/invoicing/ledger.events'
import type { BookFormat } from '@workledger/contracts/kernel/books'
import {
  type DocumentSums,
  type LedgerEntry,
  sumsOf,
} from '@workledger/domain/invoicing/ledger/entries'
import { ledgerDecider } from '@workledger/domain/invoicing/ledger/ledger'
import { at, on, projection } from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

/** A closed document that waits for its number. */
interface Waiting {
  readonly sums: DocumentSums
  readonly on: string
  readonly due_on: string
}

/** One row per invoice and expense claim, with its entries for the books; without people. */
export const ledgerDocuments = table(
  'ledger_documents',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    source: col.text as { sql: string; type?: LedgerSource },
    currency: col.text,
    /** The client of an invoice, or the category of a claim. */
    name: col.text,
    number: col.text,
    /** By document: the invoice itself, and its credit notes. */
    waiting: col.json<Readonly<Record<string, Waiting>>>(),
    /** Claims: the receipt's day and whether it is approved. */
    claim_on: col.maybe.day,
    approved: col.bool,
    /** Amount of the last approval. */
    amount: col.maybe.numeric,
    entries: col.json<readonly LedgerEntry[]>(),
    first_on: col.maybe.day,
    last_on: col.maybe.day,
  },
  { indexes: ['workspace_id, source, last_on'] },
)

/** One row per workspace that has entered accounts. */
export const ledgerBooks = table('ledger_books', {
  id: col.uuid,
  workspace_id: col.uuid,
  books: col.json<LedgerBooks>(),
  revision: col.revision,
})

/** One row per file that was made. */
export const ledgerFiles = table(
  'ledger_files',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    source: col.text as { sql: string; type?: LedgerSource },
    format: col.text as { sql: string; type?: BookFormat },
    month: col.text,
    currency: col.text,
    after: col.numeric,
    upto: col.numeric,
    books: col.json<LedgerBooks>(),
    sha256: col.text,
    entries_count: col.int,
    total: col.numeric,
    made_at: col.instant,
    made_by: col.text,
  },
  { indexes: ['workspace_id, source, month, made_at desc'] },
)

type Row = Omit<RowOf<typeof ledgerDocuments>, 'revision'>

/** Returns the row with one more entry. */
function booked(row: Row, entry: LedgerEntry, more: Partial<Row> = {}): Row {
  const days = [row.first_on, row.last_on, entry.on].flatMap((day) => day ?? []).sort()
  return {
    ...row,
    ...more,
    entries: [...row.entries, entry],
    first_on: days[0]!,
    last_on: days.at(-1)!,
  }
}

const blank = {
  number: '',
  waiting: {},
  claim_on: null,
  approved: false,
  amount: null,
  entries: [],
  first_on: null,
  last_on: null,
}

const plainEntry = { sums: null, category: '', payment_id: null, name: '' }
const invoiceIdOf = (event: { data: { invoice_id: string } }) => event.data.invoice_id
const expenseIdOf = (event: { data: { expense_id: string } }) => event.data.expense_id

/** Short enough for each program, and unique in a company. */
const claimReference = ({ id, entries }: Row) =>
  [`EXP-${id.slice(-12).toUpperCase()}`, ...(entries.length > 0 ? [entries.length + 1] : [])].join(
    '-',
  )

interface Settled {
  readonly kind: LedgerEntry['kind']
  readonly on: string
  readonly position: string
}

/** Returns an entry of a claim, of the amount that was approved. */
const claimEntry = (row: Row, { kind, on: day, position }: Settled): LedgerEntry => ({
  ...plainEntry,
  kind,
  reference: claimReference(row),
  on: day,
  due_on: day,
  position,
  amount: row.amount ?? '0',
  category: row.name,
})

/** Takes an approved claim back, on the day that it was booked on. */
const withdrawn = (row: Row | undefined, position: string): Row | undefined =>
  row?.approved
    ? booked(row, claimEntry(row, { kind: 'claim-withdrawal', on: row.claim_on!, position }), {
        approved: false,
      })
    : undefined

const claimed = (
  row: Row | undefined,
  {
    workspace,
    data,
  }: {
    workspace: string
    data: { expense_id: string; category: string; date: string; base_currency: string }
  },
): Row => ({
  ...(row ?? {
    ...blank,
    id: data.expense_id,
    workspace_id: workspace,
    source: 'expenses' as const,
  }),
  currency: data.base_currency,
  name: data.category,
  claim_on: data.date,
})

/** The entries of invoices and expense claims for the books, and the files made of them. */
export const ledgerProjection = projection('ledger', {
  version: 1,
  tables: [ledgerDocuments, ledgerBooks, ledgerFiles],
  contents: [[ledgerBooks, ledgerDecider]],
  steps: [
    on(e.InvoiceClosed, ledgerDocuments, invoiceIdOf, (row, { workspace, data }) => {
      const { document, invoice_id: id } = data
      const { invoice_date, due_date } = document
      const waiting = { sums: sumsOf(document), on: invoice_date, due_on: due_date }

      return {
        ...(row ?? { ...blank, id, workspace_id: workspace, source: 'invoices' as const }),
        currency: document.currency,
        name: document.client.name,
        waiting: { ...row?.waiting, [id]: waiting },
      }
    }),
    on(e.InvoiceIssued, ledgerDocuments, invoiceIdOf, (row, { position, data }) => {
      const closed = row?.waiting[data.invoice_id]
      if (!row || !closed) return undefined
      const { invoice_number: reference } = data

      const entry = {
        ...plainEntry,
        ...closed,
        kind: 'invoice' as const,
        reference,
        position,
        amount: closed.sums.total,
        name: row.name,
      }

      return booked(row, entry, { number: reference, waiting: {} })
    }),
    on(e.InvoiceCredited, ledgerDocuments, invoiceIdOf, (row, { data }) => {
      if (!row) return undefined
      const { document, credit_note_id } = data
      const { invoice_date, due_date } = document
      const waiting = { sums: sumsOf(document), on: invoice_date, due_on: due_date }

      return { ...row, waiting: { ...row.waiting, [credit_note_id]: waiting } }
    }),
    on(e.CreditNoteIssued, ledgerDocuments, invoiceIdOf, (row, { position, data }) => {
      const { credit_note_id, credit_note_number: reference } = data
      const closed = row?.waiting[credit_note_id]
      if (!row || !closed) return undefined
      const { [credit_note_id]: _, ...waiting } = row.waiting

      const entry = {
        ...plainEntry,
        ...closed,
        kind: 'credit-note' as const,
        reference,
        position,
        amount: closed.sums.total,
        name: row.name,
      }

      return booked(row, entry, { waiting })
    }),
    on(e.InvoicePaymentRecorded, ledgerDocuments, invoiceIdOf, (row, { position, data }) => {
      if (!row) return undefined
      const { payment_id, paid_on, amount } = data
      const payments = row.entries.filter(({ kind }) => kind === 'payment').length

      return booked(row, {
        ...plainEntry,
        kind: 'payment',
        reference: `${row.number}-P${payments + 1}`,
        on: paid_on,
        due_on: paid_on,
        position,
        amount,
        name: row.name,
        payment_id,
      })
    }),
    on(e.InvoicePaymentReversed, ledgerDocuments, invoiceIdOf, (row, { position, data }) => {
      const { payment_id, reversed_on } = data
      const paid = row?.entries.find(
        (entry) => entry.kind === 'payment' && entry.payment_id === payment_id,
      )
      if (!row || !paid) return undefined
      const entry = { ...paid, kind: 'payment-reversal' as const, position }

      return booked(row, {
        ...entry,
        reference: `${paid.reference}R`,
        on: reversed_on,
        due_on: reversed_on,
      })
    }),
    on(x.ExpenseRequested, ledgerDocuments, expenseIdOf, claimed),
    on(x.ExpenseChanged, ledgerDocuments, expenseIdOf, claimed),
    on(x.ExpenseApproved, ledgerDocuments, expenseIdOf, (row, { position, data }) => {
      if (!row) return undefined
      const { base_currency: currency, base_amount: amount } = data
      const approved = { ...row, currency, amount, approved: true }

      return booked(approved, claimEntry(approved, { kind: 'claim', on: row.claim_on!, position }))
    }),
    on(x.ExpenseRejected, ledgerDocuments, expenseIdOf, (row, { position }) =>
      withdrawn(row, position),
    ),
    on(x.ExpenseDeleted, ledgerDocuments, expenseIdOf, (row, { position }) =>
      withdrawn(row, position),
    ),
    on(x.ExpenseReimbursed, ledgerDocuments, expenseIdOf, (row, { position, data }) =>
      row
        ? booked(row, claimEntry(row, { kind: 'reimbursement', on: data.date, position }))
        : undefined,
    ),
    on(x.ExpenseReimbursementReversed, ledgerDocuments, expenseIdOf, (row, { position, data }) =>
      row
        ? booked(row, claimEntry(row, { kind: 'reimbursement-reversal', on: data.date, position }))
        : undefined,
    ),
    on(
      l.LedgerBooksChanged,
      ledgerBooks,
      ({ data }) => data.workspace_id,
      (_, { workspace, data: { workspace_id: id, books } }) => ({
        id,
        workspace_id: workspace,
        books,
      }),
    ),
    on(
      l.LedgerFileMade,
      ledgerFiles,
      ({ data }) => data.file_id,
      (_, event) => {
        const { file_id: id, workspace_id: __, ...file } = event.data
        return {
          ...file,
          id,
          workspace_id: event.workspace,
          made_at: at(event),
          made_by: event.meta.actor,
        }
      },
    ),
  ],
})
