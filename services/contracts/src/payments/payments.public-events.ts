import { allKept, type PublicEvents, publicEvents } from '../kernel/public-event'
import { bankAccountEvents, companyAccountEvents, paymentEvents } from './payments.events'

const area = { area: 'payments', permission: 'manage_payroll' } as const

/** What other programs learn of the events of this area. */
export const paymentsPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, bankAccountEvents, {
    BankAccountChanged: { notPublic: 'Bank accounts are never handed out by themselves.' },
    BankAccountRemoved: { notPublic: 'Bank accounts are never handed out by themselves.' },
  }),
  allKept(companyAccountEvents, 'Bank accounts are never handed out by themselves.'),
  publicEvents(area, paymentEvents, {
    PaymentFileMade: {
      name: 'payment_file.made',
      v: 1,
      of: 'payment_file',
      id: 'file_id',
      readers: 'admins',
      data: ['payrun_id', 'format', 'transactions', 'total', 'currency', 'execution_date'],
      says: 'A payment file of a pay run was made.',
    },
    PayRunEntriesPaid: {
      name: 'pay_run.entries_paid',
      v: 1,
      of: 'pay_run',
      id: 'payrun_id',
      readers: 'admins',
      data: ['entry_ids', 'paid_on'],
      says: 'Entries of a pay run were marked as paid.',
    },
    PayRunPaymentsReturned: {
      name: 'pay_run.payments_returned',
      v: 1,
      of: 'pay_run',
      id: 'payrun_id',
      readers: 'admins',
      data: ['message', 'returned_on', 'returns'],
      says: 'A bank refused or returned payments of a pay run.',
    },
    PayRunEntriesUnpaid: {
      name: 'pay_run.entries_unpaid',
      v: 1,
      of: 'pay_run',
      id: 'payrun_id',
      readers: 'admins',
      data: ['entry_ids'],
      says: 'Entries of a pay run were marked as not paid.',
    },
  }),
]
