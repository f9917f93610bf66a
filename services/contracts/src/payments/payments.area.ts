import type { AreaContracts } from '../kernel/area'
import { maskedAccount } from './account-shapes'
import { paymentsApi, runPayment } from './payments.api'
import { paymentErrors } from './payments.errors'
import { paymentsEventWords } from './payments.event-words'
import { bankAccountEvents, companyAccountEvents, paymentEvents } from './payments.events'
import { paymentsGains } from './payments.gains'
import { paymentsPublicEvents } from './payments.public-events'

export const paymentsContracts = {
  name: 'payments',
  endpoints: [paymentsApi],
  gains: paymentsGains,
  events: [bankAccountEvents, companyAccountEvents, paymentEvents],
  publicEvents: paymentsPublicEvents,
  eventWords: paymentsEventWords,
  errors: paymentErrors,
  tokens: {
    never: [
      'changeBankAccount',
      'removeBankAccount',
      'changeCompanyAccount',
      'removeCompanyAccount',
      'changeCompanyLocalAccount',
      'removeCompanyLocalAccount',
    ],
    approve: ['markPaid', 'markUnpaid', 'readReturns'],
    export: ['makePaymentFile'],
    events: [
      'BankAccountChanged',
      'BankAccountRemoved',
      'CompanyAccountChanged',
      'CompanyAccountRemoved',
      'CompanyLocalAccountChanged',
      'CompanyLocalAccountRemoved',
    ],
  },
  records: { MaskedAccount: maskedAccount, RunPayment: runPayment },
} satisfies AreaContracts
