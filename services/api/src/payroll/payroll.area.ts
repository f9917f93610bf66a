import type { AreaApi } from '../kernel/area'
import { HourlyTimeOff } from './hourly-time-off.port'
import { PayBooksController } from './pay-books.controller'
import { PayCalculation } from './pay-calculation.service'
import { PayChecksController } from './pay-checks.controller'
import { PayChecks } from './pay-checks.service'
import { PayCorrections } from './pay-corrections.service'
import { PayEntriesController } from './pay-entries.controller'
import { PayFacts } from './pay-facts'
import { PayJournalController } from './pay-journal.controller'
import { PayJournals } from './pay-journals.service'
import { PayRunApprovals } from './pay-run-approvals.service'
import { PayRuns } from './pay-runs.service'
import { PayStatementsController } from './pay-statements.controller'
import { PayWhy } from './pay-why.service'
import { PayoutContracts } from './payout-terms.port'
import { PayrollController } from './payroll.controller'
import { PayrollCategoriesController } from './payroll-categories.controller'
import { PayslipsController } from './payslips.controller'
import { TerminationPreviewController } from './termination-preview.controller'
import { WhatIfController } from './what-if.controller'

export const payrollArea: AreaApi = {
  name: 'payroll',
  controllers: [
    PayrollCategoriesController,
    PayrollController,
    PayEntriesController,
    PayChecksController,
    PayslipsController,
    PayStatementsController,
    PayJournalController,
    PayBooksController,
    WhatIfController,
    TerminationPreviewController,
  ],
  providers: [
    HourlyTimeOff,
    PayFacts,
    PayChecks,
    PayCorrections,
    PayCalculation,
    PayRuns,
    PayJournals,
    PayRunApprovals,
    PayWhy,
    PayoutContracts,
  ],
}
