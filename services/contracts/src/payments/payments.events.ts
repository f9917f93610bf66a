import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain } from '../kernel/event-fields'

const payrun = { payrun_id: id() }

/** An account for pay: an IBAN, or else an account number with a bank or branch code. */
export const bankAccount = z.object({
  holder: plain(140),
  /** Without blanks, in capitals. */
  iban: plain(34).nullable(),
  bic: plain(11).nullable(),
  account_number: plain(34).nullable(),
  routing: plain(60).nullable(),
})

export type BankAccount = z.output<typeof bankAccount>

export const paymentFormats = ['pain.001', 'csv'] as const

/** Most entry ids in one event, so that it stays below 1 MiB. */
export const MOST_ENTRIES = 10_000

const entries = { ...payrun, entry_ids: z.array(id()) }

/** Bank account of an employee: stream `bank-account-{employee}`. */
export const bankAccountEvents = {
  BankAccountChanged: event('BankAccountChanged', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ employee_id: id(), account: personal(bankAccount) }),
  }),
  /** There is no account: nothing is transferred until another one is entered. */
  BankAccountRemoved: event('BankAccountRemoved', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ employee_id: id() }),
  }),
}

/** The account from which a company pays: stream `company-account-{workspace}`. */
export const companyAccountEvents = {
  CompanyAccountChanged: event('CompanyAccountChanged', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      name: plain(140),
      iban: plain(34),
      bic: plain(11).nullable(),
    }),
  }),
  /** There is no account: no SEPA file is made until another one is entered. */
  CompanyAccountRemoved: event('CompanyAccountRemoved', {
    v: 1,
    data: z.object({ workspace_id: id() }),
  }),
}

/** The payment of an approved pay run: stream `payment-{payrun}`. */
export const paymentEvents = {
  /** A file for the bank was downloaded. `sha256` of its bytes, hexadecimal. */
  PaymentFileMade: event('PaymentFileMade', {
    v: 1,
    data: z.object({
      ...payrun,
      file_id: id(),
      format: z.enum(paymentFormats),
      sha256: plain(64),
      transactions: count(),
      total: amount(),
      currency: currency(),
      execution_date: day(),
    }),
  }),
  PayRunEntriesPaid: event('PayRunEntriesPaid', {
    v: 1,
    data: z.object({ ...entries, paid_on: day() }),
  }),
  /** Marked by mistake, or the bank returned it. */
  PayRunEntriesUnpaid: event('PayRunEntriesUnpaid', { v: 1, data: z.object(entries) }),
}
