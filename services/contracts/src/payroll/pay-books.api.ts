import * as z from 'zod'
import { bookFormats } from '../kernel/books'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { id, line, one, wholeNumber } from '../kernel/shapes'
import { bookKeys } from './pay-books.events'

const run = z.object({ ws: idOf('workspaces'), id: idOf('payruns') })

const digits = (most: number, least: number, error: string) =>
  line(error, 20).refine((text) => new RegExp(`^\\d{${least},${most}}$`).test(text), { error })

export const payBooksBody = z.object({
  /** `key`: a part of pay, or the id of a category with an account of its own. */
  accounts: z
    .array(
      z.object({
        key: z.union([z.enum(bookKeys), id()]),
        account: line('payroll.books_account', 100),
      }),
    )
    .max(500),
  cost_centres: z
    .array(z.object({ department_id: id(), code: line('payroll.books_cost_centre', 36) }))
    .max(1000),
  /** Null: no DATEV files are made. */
  datev: z
    .object({
      consultant: digits(7, 4, 'payroll.books_consultant'),
      client: digits(5, 1, 'payroll.books_client'),
      account_digits: wholeNumber()
        .min(4, { error: 'payroll.books_digits' })
        .max(8, { error: 'payroll.books_digits' }),
      year_begins: wholeNumber()
        .min(1, { error: 'payroll.books_month' })
        .max(12, { error: 'payroll.books_month' }),
    })
    .nullable(),
  xero_tax_rate: line('payroll.books_tax_rate', 50),
})

const books = payBooksBody.extend({
  stream: z.string(),
  /** 0: they have not been entered yet. */
  revision: z.number(),
})

const missing = z.object({
  /**
   * `account`: a part of pay or a category has none; `digits`: DATEV needs digits; `datev`: the
   * numbers of consultant and client.
   */
  what: z.enum(['account', 'digits', 'datev']),
  /** A part of pay, or the id of a category; null for `datev`. */
  key: z.string().nullable(),
  /** Name of the category; empty for others. */
  name: z.string(),
})

export type MissingInBooks = z.output<typeof missing>

export const payRunBooks = z.object({
  currency: z.string(),
  booked_on: z.string(),
  /** Empty if something is missing. */
  lines: z.array(
    z.object({
      account: z.string(),
      cost_centre: z.string(),
      side: z.enum(['debit', 'credit']),
      amount: z.string(),
      text: z.string(),
    }),
  ),
  /** Debits equal credits. */
  total: z.string(),
  missing: z.array(missing),
})

export const payBooksApi = area('payroll', 'manage_payroll', {
  payBooks: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/books',
    who: 'admin',
    summary: 'Accounts and cost centres that pay is booked to',
    params: workspaceParams,
    response: one(books),
  }),
  changePayBooks: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/payroll/books',
    who: 'admin',
    summary: 'Change the accounts and cost centres that pay is booked to, all at once',
    params: workspaceParams,
    body: payBooksBody,
    response: one(books),
  }),
  payrunBooks: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/payruns/{id}/books',
    who: 'admin',
    costly: true,
    summary: 'The journal entry of an approved run, or what is missing for a format',
    params: run,
    query: z.object({ format: z.enum(bookFormats, { error: 'export.format' }).default('datev') }),
    response: one(payRunBooks),
    errors: ['payroll.books_not_approved'],
  }),
  exportPayrunBooks: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/books/files',
    who: 'admin',
    costly: true,
    summary:
      'Make a journal file of an approved run: DATEV (EXTF), QuickBooks or Xero; refused while something is missing',
    status: 201,
    params: run,
    body: z.object({ format: z.enum(bookFormats, { error: 'export.format' }) }),
    /** `content`: the file's bytes in Base64. */
    response: one(
      z.object({
        name: z.string(),
        type: z.string(),
        sha256: z.string(),
        content: z.string(),
      }),
    ),
    errors: ['payroll.books_not_approved', 'payroll.books_missing'],
  }),
})
