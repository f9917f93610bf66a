/** Names of this area's events. */
export default {
  BankAccountChanged: 'Account entered or changed',
  BankAccountRemoved: 'Account removed',
  CompanyAccountChanged: 'Account entered or changed',
  CompanyAccountRemoved: 'Account removed',
  CompanyLocalAccountChanged: 'Account entered or changed',
  CompanyLocalAccountRemoved: 'Account removed',
  PaymentFileMade: 'File made',
  PayRunEntriesPaid: 'Marked as paid',
  PayRunEntriesUnpaid: 'Mark taken back',
  PayRunPaymentsReturned: 'Payments returned by the bank',
} as const
