import type { AreaContracts } from '../kernel/area'
import { payReportsApi } from './pay-reports.api'
import { payRunsApi } from './pay-runs.api'
import { payrollApi } from './payroll.api'
import { payrollErrors } from './payroll.errors'
import { payrollEventWords } from './payroll.event-words'
import { payRunEvents } from './payroll.events'
import { payrollGains } from './payroll.gains'
import { payrunEntriesList, payrunsList } from './payroll.lists'
import { payrollPublicEvents } from './payroll.public-events'
import { payrollCategoriesApi } from './payroll-categories.api'
import { payrollCategoryEvents } from './payroll-categories.events'
import { payslipsList } from './payslips.lists'
import { terminationPreviewApi } from './termination-preview.api'
import { whatIfApi } from './what-if.api'

export const payrollContracts = {
  name: 'payroll',
  endpoints: [
    payrollCategoriesApi,
    payrollApi,
    payRunsApi,
    payReportsApi,
    whatIfApi,
    terminationPreviewApi,
  ],
  gains: payrollGains,
  lists: [payrunsList, payrunEntriesList, payslipsList],
  events: [payrollCategoryEvents, payRunEvents],
  publicEvents: payrollPublicEvents,
  eventWords: payrollEventWords,
  errors: payrollErrors,
  tokens: { approve: ['approvePayrun', 'reversePayrun'] },
} satisfies AreaContracts
