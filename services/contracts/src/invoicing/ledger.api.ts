import * as z from 'zod'
import { bookFormats } from '../kernel/books'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { id, line, one, wholeNumber } from '../kernel/shapes'
import { ledgerKeys, ledgerSources } from './ledger.events'
import { vatCategories } from './vat-categories'

const digits = (most: number, least: number, error: string) =>
  line(error, 20).refine((text) => new RegExp(`^\\d{${least},${most}}$`).test(text), { error })

const account = () => line('invoice.books_account', 100)

const rate = z.object({
  category: z.enum(vatCategories),
  /** Per cent, such as `19` or `5.5`. */
  rate: line('invoice.books_rate', 20).refine((text) => /^\d{1,3}(\.\d{1,4})?$/.test(text), {
    error: 'invoice.books_rate',
  }),
  revenue: account(),
  /** Account of the tax; DATEV computes it from the account or the key. */
  tax: account().nullable(),
  /** BU-Schlüssel of DATEV; null where the account computes the tax by itself. */
  datev_key: digits(4, 1, 'invoice.books_key').nullable(),
  /** Name of the tax rate in Xero. */
  xero_tax_rate: line('invoice.books_tax_rate', 50).nullable(),
})

export const ledgerBooksBody = z.object({
  accounts: z.array(z.object({ key: z.enum(ledgerKeys), account: account() })).max(20),
  rates: z.array(rate).max(50),
  /** Null: no DATEV files are made. */
  datev: z
    .object({
      consultant: digits(7, 4, 'invoice.books_consultant'),
      client: digits(5, 1, 'invoice.books_client'),
      account_digits: wholeNumber()
        .min(4, { error: 'invoice.books_digits' })
        .max(8, { error: 'invoice.books_digits' }),
      year_begins: wholeNumber()
        .min(1, { error: 'invoice.books_month' })
        .max(12, { error: 'invoice.books_month' }),
    })
    .nullable(),
  xero_tax_rate: line('invoice.books_tax_rate', 50),
})

const books = ledgerBooksBody.extend({
  /** Rates of VAT on issued invoices and credit notes. */
  used: z.array(z.object({ category: z.enum(vatCategories), rate: z.string() })),
  stream: z.string(),
  /** 0: they have not been entered yet. */
  revision: z.number(),
})

const missing = z.object({
  /**
   * `account`: there is none; `digits`: DATEV needs digits; `rate`, `tax`, `tax_rate`: a rate of VAT
   * has no account, no account of the tax, or no name in Xero; `datev`: the numbers of consultant
   * and client; `currency`: DATEV books the company's currency; `claims`: payroll books paid claims
   * to another account, so they would be booked twice.
   */
  what: z.enum(['account', 'digits', 'rate', 'tax', 'tax_rate', 'datev', 'currency', 'claims']),
  /** What has an account of its own, or category and rate as `S 19`; null for `datev`. */
  key: z.string().nullable(),
})

export type MissingInLedger = z.output<typeof missing>

const month = () =>
  z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, { error: 'invoice.books_period' })

const asked = {
  source: z.enum(ledgerSources),
  format: z.enum(bookFormats, { error: 'export.format' }),
  month: month(),
  /** By default the company's. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'field.currency' })
    .optional(),
}

export const madeLedgerFile = z.object({
  id: id(),
  source: z.enum(ledgerSources),
  format: z.enum(bookFormats),
  month: z.string(),
  currency: z.string(),
  entries_count: z.number(),
  total: z.string(),
  sha256: z.string(),
  made_at: z.string(),
  made_by: z.string(),
})

export const ledgerJournal = z.object({
  currency: z.string(),
  /** Currencies of documents in this month. */
  currencies: z.array(z.string()),
  /** Documents that no file of this format has yet. */
  entries_count: z.number(),
  /** Entries that the format does not take: payments, which Xero gets from the bank. */
  left_out: z.number(),
  /** The first 500; empty if something is missing. */
  lines: z.array(
    z.object({
      on: z.string(),
      reference: z.string(),
      account: z.string(),
      side: z.enum(['debit', 'credit']),
      amount: z.string(),
      text: z.string(),
    }),
  ),
  /** Debits equal credits, in each document. */
  total: z.string(),
  missing: z.array(missing),
  /** Files of this month made so far, newest first; the last 50. */
  files: z.array(madeLedgerFile),
})

export type LedgerJournal = z.output<typeof ledgerJournal>

/** `content`: the file's bytes in Base64. */
const content = z.object({
  id: id(),
  name: z.string(),
  type: z.string(),
  sha256: z.string(),
  content: z.string(),
})

export const ledgerApi = area('invoicing', 'manage_invoices', {
  ledgerBooks: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/books',
    who: 'admin',
    summary: 'Accounts that invoices and expenses are booked to',
    params: workspaceParams,
    response: one(books),
  }),
  changeLedgerBooks: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/books',
    who: 'admin',
    summary: 'Change the accounts that invoices and expenses are booked to, all at once',
    params: workspaceParams,
    body: ledgerBooksBody,
    response: one(books),
  }),
  ledgerJournal: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/books/journal',
    who: 'admin',
    costly: true,
    summary: 'The entries of a month that no file of a format has yet, or what is missing for it',
    params: workspaceParams,
    query: z.object(asked),
    response: one(ledgerJournal),
  }),
  makeLedgerFile: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/books/files',
    who: 'admin',
    costly: true,
    summary:
      'Make a file of a month: DATEV (EXTF), QuickBooks or Xero; each entry is in one file of a format',
    status: 201,
    params: workspaceParams,
    body: z.object(asked),
    response: one(content),
    errors: ['invoice.books_missing', 'invoice.books_nothing', 'invoice.books_moved'],
  }),
  ledgerFile: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/books/files/{id}',
    who: 'admin',
    costly: true,
    summary: 'A file made before, byte by byte, by the accounts of that time',
    params: z.object({ ws: idOf('workspaces'), id: idOf('ledger_files') }),
    response: one(content),
    errors: ['invoice.books_changed'],
  }),
})
