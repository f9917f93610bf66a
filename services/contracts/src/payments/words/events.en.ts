/** Names of this area's events. */
export default {
  BankAccountChanged: 'Account entered or changed',
  BankAccountRemoved: 'Account removed',
  CompanyAccountChanged: 'Account entered or changed',
  CompanyAccountRemoved: 'Account removed',
  PaymentFileMade: 'File made',
  PayRunEntriesPaid: 'Marked as paid',
  PayRunEntriesUnpaid: 'Mark taken back',
} as const
