import {
  type BankAccount,
  bankAccountEvents,
  companyAccountEvents,
  paymentEvents,
  type paymentFormats,
} from '@workledger/contracts/payments/payments.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { bankAccountDecider, companyAccountDecider } from '@workledger/domain/payments/bank-account'
import type * as z from 'zod'
import { at, erased, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One row per employee until the person's erasure. */
export const bankAccounts = table(
  'bank_accounts',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    account: col.json<BankAccount>(),
    changed_at: col.instant,
    changed_by: col.text,
    /** Position of the change in the log, which controls compare. */
    position: col.numeric,
    revision: col.revision,
  },
  { indexes: ['workspace_id, changed_at desc'] },
)

export type CompanyLocalAccount = Omit<
  z.output<typeof companyAccountEvents.CompanyLocalAccountChanged.data>,
  'workspace_id'
>

/** One row per workspace. */
export const companyAccounts = table('company_accounts', {
  id: col.uuid,
  workspace_id: col.uuid,
  /** Null without an account that has an IBAN. */
  name: col.maybe.text,
  iban: col.maybe.text,
  bic: col.maybe.text,
  /** The accounts that pay pounds and dollars. */
  uk: col.maybe.json<CompanyLocalAccount>(),
  us: col.maybe.json<CompanyLocalAccount>(),
  revision: col.revision,
})

export const paymentFiles = table(
  'payment_files',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    payrun_id: col.uuid,
    format: col.text as { sql: string; type?: (typeof paymentFormats)[number] },
    sha256: col.text,
    transactions: col.int,
    total: col.numeric,
    execution_date: col.day,
    made_at: col.instant,
    made_by: col.text,
  },
  { indexes: ['payrun_id, made_at desc'] },
)

/** One row per pay run entry that is marked as paid. */
export const entryPayments = table(
  'entry_payments',
  { id: col.uuid, workspace_id: col.uuid, payrun_id: col.uuid, paid_on: col.day },
  { counted: true, indexes: ['payrun_id'] },
)

/** One row per entry whose payment a bank returned; `open` until it is paid again. */
export const paymentReturns = table(
  'payment_returns',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    payrun_id: col.uuid,
    /** Number of returns of this entry. */
    times: col.int,
    code: col.text,
    returned_on: col.day,
    open: col.bool,
  },
  { counted: true, indexes: ['payrun_id'] },
)

const noIban = { name: null, iban: null, bic: null }

export const paymentsProjection = projection('payments', {
  version: 7,
  tables: [bankAccounts, companyAccounts, paymentFiles, entryPayments, paymentReturns],
  contents: [
    [bankAccounts, bankAccountDecider],
    [companyAccounts, companyAccountDecider],
  ],
  steps: [
    on(
      bankAccountEvents.BankAccountChanged,
      bankAccounts,
      ({ data }) => data.employee_id,
      (_, event, id) => {
        const { account } = event.data
        const { workspace: workspace_id, position, meta } = event

        return (
          account && {
            id,
            workspace_id,
            account,
            changed_at: at(event),
            changed_by: meta.actor,
            position,
          }
        )
      },
    ),
    on(
      bankAccountEvents.BankAccountRemoved,
      bankAccounts,
      ({ data }) => data.employee_id,
      () => null,
    ),
    on(
      companyAccountEvents.CompanyAccountChanged,
      companyAccounts,
      ({ data }) => data.workspace_id,
      (row, { workspace, data: { workspace_id: id, ...account } }) => ({
        ...(row ?? { id, workspace_id: workspace, uk: null, us: null }),
        ...account,
      }),
    ),
    on(
      companyAccountEvents.CompanyAccountRemoved,
      companyAccounts,
      ({ data }) => data.workspace_id,
      (row) => row && { ...row, name: null, iban: null, bic: null },
    ),
    on(
      companyAccountEvents.CompanyLocalAccountChanged,
      companyAccounts,
      ({ data }) => data.workspace_id,
      (row, { workspace, data: { workspace_id: id, ...account } }) => ({
        ...(row ?? { id, workspace_id: workspace, ...noIban, uk: null, us: null }),
        [account.kind]: account,
      }),
    ),
    on(
      companyAccountEvents.CompanyLocalAccountRemoved,
      companyAccounts,
      ({ data }) => data.workspace_id,
      (row, { data }) => row && { ...row, [data.kind]: null },
    ),
    on(
      paymentEvents.PaymentFileMade,
      paymentFiles,
      ({ data }) => data.file_id,
      (_, event) => {
        const { file_id: id, currency: __, ...file } = event.data
        return {
          id,
          workspace_id: event.workspace,
          ...file,
          made_at: at(event),
          made_by: event.meta.actor,
        }
      },
    ),
    on(
      paymentEvents.PayRunEntriesPaid,
      entryPayments,
      ({ data }) => data.entry_ids,
      (_, { workspace, data: { payrun_id, paid_on } }, id) => ({
        id,
        workspace_id: workspace,
        payrun_id,
        paid_on,
      }),
    ),
    on(
      paymentEvents.PayRunEntriesPaid,
      paymentReturns,
      ({ data }) => data.entry_ids,
      (row) => row && { ...row, open: false },
    ),
    on(
      paymentEvents.PayRunPaymentsReturned,
      entryPayments,
      ({ data }) => data.returns.map(({ entry_id }) => entry_id),
      () => null,
    ),
    on(
      paymentEvents.PayRunPaymentsReturned,
      paymentReturns,
      ({ data }) => data.returns.map(({ entry_id }) => entry_id),
      (_, { workspace, data: { payrun_id, returned_on, returns } }, id) => {
        const { times, code } = returns.find(({ entry_id }) => entry_id === id)!
        return { id, workspace_id: workspace, payrun_id, times, code, returned_on, open: true }
      },
    ),
    on(
      paymentEvents.PayRunEntriesUnpaid,
      entryPayments,
      ({ data }) => data.entry_ids,
      () => null,
    ),
    on(employeeEvents.PersonErased, bankAccounts, erased, () => null),
  ],
})
