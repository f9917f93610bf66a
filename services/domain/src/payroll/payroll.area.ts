import { payBooksEvents } from '@workledger/contracts/payroll/pay-books.events'
import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { payrollCategoryEvents } from '@workledger/contracts/payroll/payroll-categories.events'
import { type AreaStreams, stream } from '../kernel/area'
import { payBooksDecider } from './books/pay-books'
import { payRunDecider } from './pay-run'
import { payrollCategoriesDecider } from './payroll-categories'

export const payrollStreams: AreaStreams = {
  name: 'payroll',
  streams: [
    stream(payrollCategoriesDecider, payrollCategoryEvents, 'no employee'),
    stream(payBooksDecider, payBooksEvents, 'no employee', { permission: 'manage_payroll' }),
    stream(payRunDecider, payRunEvents, 'no employee', { permission: 'manage_payroll' }),
  ],
}
