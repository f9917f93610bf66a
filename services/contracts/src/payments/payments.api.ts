import * as z from 'zod'
import { area, endpoint, file, MEGABYTE } from '../kernel/endpoint'
import { employeeParams, idOf, workspaceParams } from '../kernel/record'
import { day, id, one, onlyThese } from '../kernel/shapes'
import {
  bankAccountBody,
  companyAccount,
  companyAccountBody,
  companyLocalAccount,
  companyLocalAccountBody,
  employeeAccount,
  ofCompany,
  removeBankAccountBody,
  removeCompanyLocalAccountBody,
} from './account-shapes'
import { MOST_ENTRIES, paymentFormats } from './payments.events'

const run = z.object({ ws: idOf('workspaces'), id: idOf('payruns') })

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

const returnDifference = z.object({
  entry_id: id(),
  employee: paidPerson,
  net_pay: z.string(),
  code: z.string(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
})

export type ReturnDifference = z.output<typeof returnDifference>

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
      'payment.total_most',
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
    /**
     * The number of returns recorded now, recorded before, and of other payments. `different` names
     * payments that the message returns with another amount than was paid: they stay as they are,
     * and are settled by hand. The first 500; `amount` is null where the message names none.
     */
    response: one(
      z.object({
        recorded: z.number(),
        known: z.number(),
        foreign: z.number(),
        different: z.array(returnDifference),
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
      'payment.returns_amount',
      'payment.returns_no_amount',
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
