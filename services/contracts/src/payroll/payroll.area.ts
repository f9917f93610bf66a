import type { AreaContracts } from '../kernel/area'
import { payrollApi } from './payroll.api'
import { payrollErrors } from './payroll.errors'
import { payRunEvents } from './payroll.events'
import { payrollCategoriesApi } from './payroll-categories.api'
import { payrollCategoryEvents } from './payroll-categories.events'

export const payrollContracts = {
  name: 'payroll',
  endpoints: [payrollCategoriesApi, payrollApi],
  events: [payrollCategoryEvents, payRunEvents],
  errors: payrollErrors,
} satisfies AreaContracts
