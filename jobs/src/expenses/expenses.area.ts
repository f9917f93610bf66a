import type { AreaJobs } from '../kernel/area'
import { expensesMails } from './expenses.mails'
import { expensesProcesses } from './expenses.processes'

export const expensesJobs: AreaJobs = {
  name: 'expenses',
  mails: expensesMails,
  processes: expensesProcesses,
}
