import { expenseEvents, expenseRuleEvents } from '@workledger/contracts/expenses/expenses.events'
import { type AreaStreams, stream } from '../kernel/area'
import { expenseDecider } from './expense'
import { expenseRulesDecider } from './expense-rules'

export const expensesStreams: AreaStreams = {
  name: 'expenses',
  streams: [
    stream(expenseDecider, expenseEvents, 'the employee', {
      permission: 'manage_payroll',
      ofRecord: true,
    }),
    stream(expenseRulesDecider, expenseRuleEvents, 'no employee'),
  ],
}
