import {
  bankAccountEvents,
  companyAccountEvents,
  paymentEvents,
} from '@workledger/contracts/payments/payments.events'
import { type AreaStreams, stream } from '../kernel/area'
import {
  bankAccountDecider,
  companyAccountDecider,
  maskedCompanyState,
  maskedState,
} from './bank-account'
import { paymentDecider } from './payment'

export const paymentsStreams: AreaStreams = {
  name: 'payments',
  streams: [
    stream(bankAccountDecider, bankAccountEvents, 'the employee alone', {
      permission: 'manage_payroll',
      shown: maskedState,
    }),
    stream(companyAccountDecider, companyAccountEvents, 'no employee', {
      permission: 'manage_payroll',
      shown: maskedCompanyState,
    }),
    stream(paymentDecider, paymentEvents, 'no employee', { permission: 'manage_payroll' }),
  ],
}
