import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { payrollCategoryEvents } from '@workledger/contracts/payroll/payroll-categories.events'
import { type AreaStreams, stream } from '../kernel/area'
import { payRunDecider } from './pay-run'
import { payrollCategoriesDecider } from './payroll-categories'

export const payrollStreams: AreaStreams = {
  name: 'payroll',
  streams: [
    stream(payrollCategoriesDecider, payrollCategoryEvents, 'nobody'),
    stream(payRunDecider, payRunEvents, 'nobody', { permission: 'manage_payroll' }),
  ],
}
