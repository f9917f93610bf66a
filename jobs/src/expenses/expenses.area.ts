import type { AreaJobs } from '../kernel/area'
import { expensesMails } from './expenses.mails'
import { expensesProcesses } from './expenses.processes'
import { expenseEscalation } from './step-escalation'

export const expensesJobs: AreaJobs = {
  name: 'expenses',
  mails: expensesMails,
  processes: expensesProcesses,
  schedules: [expenseEscalation],
}
