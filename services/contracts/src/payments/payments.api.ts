import * as z from 'zod'
import { BIC_FORM, IBAN_FORM, plainCode } from '../kernel/account-numbers'
import { area, endpoint, file, MEGABYTE } from '../kernel/endpoint'
import { employeeParams, idOf, workspaceParams } from '../kernel/record'
import { clearable, day, id, one, onlyThese, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import {
  accountKinds,
  accountTypes,
  localKinds,
  MOST_ENTRIES,
  paymentFormats,
} from './payments.events'

const run = z.object({ ws: idOf('workspaces'), id: idOf('payruns') })

const iban = () =>
  characters(60, 'payment.iban')
    .transform(plainCode)
    .refine((value) => IBAN_FORM.test(value), { error: 'payment.iban' })

const bic = () =>
  clearable(
    characters(40, 'payment.bic')
      .transform(plainCode)
      .refine((value) => BIC_FORM.test(value), { error: 'payment.bic' }),
  ).transform((value) => value ?? null)

const local = (max: number) =>
  clearable(
    characters(max, 'payment.number_form')
      .transform((value) => value.trim().replace(/ +/g, ' '))
      .refine((value) => /^[A-Za-z0-9][A-Za-z0-9 /-]*$/.test(value), {
        error: 'payment.number_form',
      }),
  ).transform((value) => value ?? null)

/**
 * Only files for a bank contain whole account numbers; everywhere else they are masked (`••••
 * 1234`).
 */
export const maskedAccount = z.object({
  kind: z.enum(accountKinds),
  holder: z.string(),
  /** Masked; one of the two. */
  iban: z.string().nullable(),
  account_number: z.string().nullable(),
  bic: z.string().nullable(),
  /** Sort code, routing number, or code of a bank or branch elsewhere. */
  routing: z.string().nullable(),
  /** Of US accounts only. */
  account_type: z.enum(accountTypes).nullable(),
  changed_at: z.string(),
  /** Name of the last editor. */
  changed_by: z.string(),
})

export type MaskedAccount = z.output<typeof maskedAccount>

const employeeAccount = z.object({
  /** Null without an account. */
  account: maskedAccount.nullable(),
  /** Stream for the history panel. */
  stream: z.string(),
  /** 0: none has been set. */
  revision: z.number(),
})

/** Password of the signed-in person, not of the account's owner. */
const current_password = characters(200, 'access.current_password_missing').min(1, {
  error: 'access.current_password_missing',
})

export const bankAccountBody = z
  .object({
    holder: text('payment.holder', 140),
    /** By default `iban` with an IBAN, else `other`, whose number is not checked. */
    kind: z.enum(accountKinds).optional(),
    iban: clearable(iban()).transform((value) => value ?? null),
    bic: bic(),
    account_number: local(34),
    routing: local(60),
    account_type: clearable(z.enum(accountTypes, { error: 'payment.account_type' })).transform(
      (value) => value ?? null,
    ),
    current_password,
  })
  .refine(({ iban, account_number }) => iban || account_number, {
    path: ['iban'],
    error: 'payment.number',
  })
  .refine(({ iban, account_number }) => !iban || !account_number, {
    path: ['account_number'],
    error: 'payment.both',
  })
  .refine(({ kind, account_type }) => kind !== 'us' || account_type, {
    path: ['account_type'],
    error: 'payment.account_type',
  })

export const removeBankAccountBody = z.object({ current_password })

export const companyAccountBody = z.object({
  name: text('payment.holder', 140),
  iban: iban(),
  bic: bic(),
  current_password,
})

const localCode = (max: number) =>
  characters(max, 'payment.number_form')
    .min(1, { error: 'payment.number_form' })
    .transform(plainCode)

export const companyLocalAccountBody = z.object({
  kind: z.enum(localKinds),
  name: text('payment.holder', 140),
  account_number: localCode(34),
  /** Sort code or routing number. */
  routing: localCode(60),
  /** Service user number of Bacs (6 digits), or company identification of ACH (10 characters). */
  originator: localCode(20),
  current_password,
})

export const removeCompanyLocalAccountBody = z.object({
  kind: z.enum(localKinds),
  current_password,
})

/** Masked; its routing and originator numbers are public. */
const companyLocalAccount = z.object({
  kind: z.enum(localKinds),
  name: z.string(),
  account_number: z.string(),
  routing: z.string(),
  originator: z.string(),
})

export type CompanyLocalAccount = z.output<typeof companyLocalAccount>

const companyAccount = z.object({ name: z.string(), iban: z.string(), bic: z.string().nullable() })

const ofCompany = z.object({
  account: companyAccount.nullable(),
  /** Accounts that pay pounds and dollars; none, one or both. */
  local: z.array(companyLocalAccount),
  stream: z.string(),
  /** 0: none has been set. */
  revision: z.number(),
})

const paidPerson = z.object({
  id: id(),
  oid: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

export const lackingReasons = [
  'no_account',
  'no_iban',
  'outside_sepa',
  'no_uk',
  'no_us',
  'too_large',
] as const

export const runPayment = z.object({
  currency: z.string(),
  /** Number of the run's paid entries, and of those marked as paid. */
  entries_count: z.number(),
  paid_count: z.number(),
  /** The last marked day; null before the first mark. */
  paid_on: z.string().nullable(),
  /**
   * Execution date of a file made now: the pay date, or today after it; the next day on which
   * banks settle (TARGET). `files` has the date of each format.
   */
  execution_date: z.string(),
  /** The payments of each file format, as of now. */
  files: z.array(
    z.object({
      format: z.enum(paymentFormats),
      transactions: z.number(),
      total: z.string(),
      execution_date: z.string(),
    }),
  ),
  /**
   * Unpaid entries that a file leaves out, with the reason: `no_account` every format, the others
   * only the bank format of this currency. The first 500 by name.
   */
  lacking: z.array(
    z.object({
      entry_id: id(),
      employee: paidPerson,
      net_pay: z.string(),
      reason: z.enum(lackingReasons),
    }),
  ),
  lacking_count: z.number(),
  /**
   * Accounts entered or changed since the previous approved run; empty without one. The newest 500.
   */
  changed: z.array(
    z.object({
      entry_id: id(),
      employee: paidPerson,
      changed_at: z.string(),
      changed_by: z.string(),
    }),
  ),
  /** The account that pays by SEPA. Masked; null without one. */
  company_account: companyAccount.nullable(),
  /** The account that pays pounds by Bacs or dollars by ACH. Masked; null elsewhere. */
  local_account: companyLocalAccount.nullable(),
  /** Files made so far, newest first; the last 50. */
  made: z.array(
    z.object({
      id: id(),
      format: z.enum(paymentFormats),
      sha256: z.string(),
      transactions: z.number(),
      total: z.string(),
      execution_date: z.string(),
      made_at: z.string(),
      made_by: z.string(),
    }),
  ),
  /** Payments that a bank returned and that are not paid since; the first 500 by name. */
  returned: z.array(
    z.object({
      entry_id: id(),
      employee: paidPerson,
      net_pay: z.string(),
      /** Reason by ISO 20022, such as AC04; NARR without one. */
      code: z.string(),
      returned_on: z.string(),
      times: z.number(),
    }),
  ),
  stream: z.string(),
})

export type RunPayment = z.output<typeof runPayment>

const some = z.array(id()).min(1).max(MOST_ENTRIES).optional()

export const paidBody = onlyThese({
  /** By default all that are not marked yet. */
  entry_ids: some,
  paid_on: day('field.date'),
})

export const paymentsApi = area('payments', 'manage_payroll', {
  bankAccount: endpoint({
    method: 'GET',
    path: '/employees/{id}/bank-account',
    who: 'payee',
    summary: 'Bank account of an employee, its number masked',
    params: employeeParams,
    response: one(employeeAccount),
  }),
  changeBankAccount: endpoint({
    method: 'PUT',
    path: '/employees/{id}/bank-account',
    who: 'payee',
    whileReadOnly: 'own',
    summary:
      "Change an employee's bank account, with the caller's current password; the employee is notified by mail",
    params: employeeParams,
    body: bankAccountBody,
    response: one(employeeAccount),
    errors: ['access.impersonating', 'access.current_password'],
  }),
  removeBankAccount: endpoint({
    method: 'POST',
    path: '/employees/{id}/bank-account/remove',
    who: 'payee',
    whileReadOnly: 'own',
    summary:
      "Remove an employee's bank account, with the caller's current password; the employee is notified by mail",
    status: 200,
    params: employeeParams,
    body: removeBankAccountBody,
    response: one(employeeAccount),
    errors: ['access.impersonating', 'access.current_password', 'payment.no_account'],
  }),
  companyAccount: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/company-account',
    who: 'admin',
    summary: 'The account that the company pays from, its number masked',
    params: workspaceParams,
    response: one(ofCompany),
  }),
  changeCompanyAccount: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/company-account',
    who: 'edit_company',
    summary: 'Change the account that the company pays from',
    params: workspaceParams,
    body: companyAccountBody,
    response: one(ofCompany),
    errors: ['access.impersonating', 'access.current_password'],
  }),
  removeCompanyAccount: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/company-account/remove',
    who: 'edit_company',
    summary:
      'Remove the account that the company pays from; no SEPA file is made until another one is entered',
    status: 200,
    params: workspaceParams,
    body: removeBankAccountBody,
    response: one(ofCompany),
    errors: ['access.impersonating', 'access.current_password', 'payment.no_account'],
  }),
  changeCompanyLocalAccount: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/company-account/local',
    who: 'edit_company',
    summary: 'Change the account that the company pays pounds (Bacs) or dollars (ACH) from',
    params: workspaceParams,
    body: companyLocalAccountBody,
    response: one(ofCompany),
    errors: ['access.impersonating', 'access.current_password'],
  }),
  removeCompanyLocalAccount: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/company-account/local/remove',
    who: 'edit_company',
    summary:
      'Remove the account that the company pays pounds or dollars from; its files are refused then',
    status: 200,
    params: workspaceParams,
    body: removeCompanyLocalAccountBody,
    response: one(ofCompany),
    errors: ['access.impersonating', 'access.current_password', 'payment.no_account'],
  }),
  runPayment: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/payruns/{id}/payment',
    who: 'admin',
    costly: 'rows',
    summary:
      'The payment state of a run: missing accounts, changed accounts, files, entries marked as paid',
    params: run,
    response: one(runPayment),
  }),
  makePaymentFile: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/payment/files',
    who: 'admin',
    summary:
      'Make a file for the bank from an approved run: SEPA (pain.001.001.09), Bacs (Standard 18), ACH (NACHA) or CSV',
    status: 201,
    params: run,
    body: z.object({ format: z.enum(paymentFormats) }),
    /** The file's text, UTF-8. */
    response: one(
      z.object({
        id: id(),
        name: z.string(),
        type: z.string(),
        sha256: z.string(),
        content: z.string(),
      }),
    ),
    errors: [
      'access.impersonating',
      'payment.not_approved',
      'payment.not_eur',
      'payment.not_gbp',
      'payment.not_usd',
      'payment.no_company_account',
      'payment.nothing',
    ],
  }),
  readReturns: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/payment/returns',
    who: 'admin',
    summary:
      'Record what a bank did not pay of an approved run, from its message (pain.002 or camt.054)',
    multipart: true,
    limit: 5 * MEGABYTE,
    status: 200,
    params: run,
    body: z.object({ file: file(['xml']) }),
    /** The number of returns recorded now, recorded before, and of other payments. */
    response: one(
      z.object({
        recorded: z.number(),
        known: z.number(),
        foreign: z.number(),
        payment: runPayment,
      }),
    ),
    errors: [
      'payment.not_approved',
      'payment.returns_form',
      'payment.returns_size',
      'payment.returns_none',
      'payment.returns_foreign',
      'payment.returns_known',
      'payment.returns_whole',
      'access.own_gain',
    ],
  }),
  markPaid: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/payment/paid',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Mark the entries of an approved run as paid: all unpaid ones, or some',
    status: 200,
    params: run,
    body: paidBody,
    response: one(runPayment),
    errors: ['payment.not_approved', 'payment.paid', 'payment.all_paid'],
  }),
  markUnpaid: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/payment/unpaid',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Remove the mark from all entries of a run, or from some',
    status: 200,
    params: run,
    body: onlyThese({ entry_ids: some }),
    response: one(runPayment),
    errors: ['payment.not_approved', 'payment.not_paid'],
  }),
})
