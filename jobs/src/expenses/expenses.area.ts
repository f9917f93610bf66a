import type { AreaJobs } from '../kernel/area'
import { expensesMails } from './expenses.mails'
import { expensesProcesses } from './expenses.processes'
import { expensesUploads } from './expenses.uploads'
import { expenseEscalation } from './step-escalation'

export const expensesJobs: AreaJobs = {
  name: 'expenses',
  uploads: [expensesUploads],
  mails: expensesMails,
  processes: expensesProcesses,
  schedules: [expenseEscalation],
}
