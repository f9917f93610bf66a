import type { AreaContracts } from '../kernel/area'
import { payRunsApi } from './pay-runs.api'
import { payrollApi } from './payroll.api'
import { payrollErrors } from './payroll.errors'
import { payRunEvents } from './payroll.events'
import { payrunEntriesList, payrunsList } from './payroll.lists'
import { payrollCategoriesApi } from './payroll-categories.api'
import { payrollCategoryEvents } from './payroll-categories.events'
import { payslipsList } from './payslips.lists'

export const payrollContracts = {
  name: 'payroll',
  endpoints: [payrollCategoriesApi, payrollApi, payRunsApi],
  lists: [payrunsList, payrunEntriesList, payslipsList],
  events: [payrollCategoryEvents, payRunEvents],
  errors: payrollErrors,
} satisfies AreaContracts
