import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain } from '../kernel/event-fields'

const payrun = { payrun_id: id() }

/** `uk` and `us` are checked by the rules of their country; `other` is any number elsewhere. */
export const accountKinds = ['iban', 'uk', 'us', 'other'] as const

export type AccountKind = (typeof accountKinds)[number]

/** Kinds of US accounts; a payment names it. */
export const accountTypes = ['checking', 'savings'] as const

/**
 * An account for pay: an IBAN, or else an account number. `routing` is the sort code of a UK
 * account, the routing number of a US one, and a bank or branch code of another.
 */
export const bankAccount = z.object({
  kind: z.enum(accountKinds),
  holder: plain(140),
  /** Without blanks, in capitals. */
  iban: plain(34).nullable(),
  bic: plain(11).nullable(),
  account_number: plain(34).nullable(),
  routing: plain(60).nullable(),
  /** Of US accounts only. */
  account_type: z.enum(accountTypes).nullable(),
})

export type BankAccount = z.output<typeof bankAccount>

/** Accounts of the first version had no kind: an IBAN, or a number of any country. */
const withKind = (data: Record<string, unknown>) => {
  const account = data.account as { iban: string | null } | null
  if (!account) return data
  const kind = account.iban ? 'iban' : 'other'
  return { ...data, account: { kind, ...account, account_type: null } }
}

export const paymentFormats = ['pain.001', 'bacs18', 'nacha', 'csv'] as const

export type PaymentFormat = (typeof paymentFormats)[number]

/** The currency that a format pays; a CSV pays any. */
export const currencyOfFormat = { 'pain.001': 'EUR', bacs18: 'GBP', nacha: 'USD' } as const

export const localKinds = ['uk', 'us'] as const

export type LocalKind = (typeof localKinds)[number]

/** Most entry ids in one event, so that it stays below 1 MiB. */
export const MOST_ENTRIES = 10_000

const entries = { ...payrun, entry_ids: z.array(id()) }

/** Bank account of an employee: stream `bank-account-{employee}`. */
export const bankAccountEvents = {
  BankAccountChanged: event('BankAccountChanged', {
    v: 2,
    upcast: { 1: withKind },
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
  /** The account that pays pounds or dollars, next to the one with an IBAN. */
  CompanyLocalAccountChanged: event('CompanyLocalAccountChanged', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      kind: z.enum(localKinds),
      name: plain(140),
      account_number: plain(34),
      routing: plain(60),
      /** Service user number of Bacs, or company identification of an ACH originator. */
      originator: plain(10),
    }),
  }),
  CompanyLocalAccountRemoved: event('CompanyLocalAccountRemoved', {
    v: 1,
    data: z.object({ workspace_id: id(), kind: z.enum(localKinds) }),
  }),
}

/** Messages of banks about payments that failed. */
export const returnMessages = ['pain.002', 'camt.054'] as const

/**
 * Reasons of ISO 20022 (external code sets) that the product has words for. A bank may send others.
 */
export const returnReasons = [
  ...(['AC01', 'AC04', 'AC06', 'AG01', 'AM04', 'AM05', 'BE01', 'CNOR'] as const),
  ...(['FF01', 'FOCR', 'MD07', 'MS02', 'MS03', 'RC01', 'RR04'] as const),
] as const

/** The payment of an approved pay run: stream `payment-{payrun}`. */
export const paymentEvents = {
  /** A file for the bank was downloaded. `sha256` of its bytes, hexadecimal. */
  PaymentFileMade: event('PaymentFileMade', {
    v: 2,
    upcast: { 1: (data) => data },
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
  /**
   * A bank refused or returned payments. They are no longer paid and may be paid again. `times` is
   * how often the payment of the entry has been returned, this one included. A bank's own text is
   * not kept, because it may be about a person.
   */
  PayRunPaymentsReturned: event('PayRunPaymentsReturned', {
    v: 1,
    data: z.object({
      ...payrun,
      message: z.enum(returnMessages),
      message_id: plain(35),
      sha256: plain(64),
      returned_on: day(),
      returns: z.array(z.object({ entry_id: id(), times: count(), code: plain(35) })),
    }),
  }),
  /** Marked by mistake, or the bank returned it. */
  PayRunEntriesUnpaid: event('PayRunEntriesUnpaid', { v: 1, data: z.object(entries) }),
}
