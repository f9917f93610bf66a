import { expenseEvents } from '@workledger/contracts/expenses/expenses.events'
import { type AreaStreams, stream } from '../kernel/area'
import { expenseDecider } from './expense'

export const expensesStreams: AreaStreams = {
  name: 'expenses',
  streams: [
    stream(expenseDecider, expenseEvents, 'the employee', {
      permission: 'manage_payroll',
      ofRecord: true,
    }),
  ],
}
