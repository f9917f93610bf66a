import type { AreaContracts } from '../kernel/area'
import { payBooksApi, payRunBooks } from './pay-books.api'
import { payBooksEvents } from './pay-books.events'
import { payComparison, payCorrection, payEntry, payExpense, payrollPerson } from './pay-entry'
import { payJournal, payReportsApi, payslipDetail, payYear } from './pay-reports.api'
import { correctionsDue, payCheck, payRunsApi } from './pay-runs.api'
import { payChange, payrollApi, payrunDetail, payslip } from './payroll.api'
import { payrollErrors } from './payroll.errors'
import { payrollEventWords } from './payroll.event-words'
import { payRunEvents } from './payroll.events'
import { payrollGains } from './payroll.gains'
import { payrunEntriesList, payrunsList } from './payroll.lists'
import { payrollPublicEvents } from './payroll.public-events'
import { payrollCategoriesApi, payrollCategory } from './payroll-categories.api'
import { payrollCategoryEvents } from './payroll-categories.events'
import { payslipsList } from './payslips.lists'
import { terminationPreviewApi } from './termination-preview.api'
import { whatIfAnswer, whatIfApi } from './what-if.api'

export const payrollContracts = {
  name: 'payroll',
  endpoints: [
    payrollCategoriesApi,
    payrollApi,
    payRunsApi,
    payReportsApi,
    payBooksApi,
    whatIfApi,
    terminationPreviewApi,
  ],
  gains: payrollGains,
  lists: [payrunsList, payrunEntriesList, payslipsList],
  events: [payrollCategoryEvents, payRunEvents, payBooksEvents],
  publicEvents: payrollPublicEvents,
  eventWords: payrollEventWords,
  errors: payrollErrors,
  tokens: { approve: ['approvePayrun', 'reversePayrun'], export: ['exportPayrunBooks'] },
  records: {
    CorrectionsDue: correctionsDue,
    PayChange: payChange,
    PayCheck: payCheck,
    PayComparison: payComparison,
    PayCorrection: payCorrection,
    PayEntry: payEntry,
    PayExpense: payExpense,
    PayJournal: payJournal,
    PayYear: payYear,
    PayrollCategory: payrollCategory,
    PayrollPerson: payrollPerson,
    PayrunDetail: payrunDetail,
    Payslip: payslip,
    PayRunBooks: payRunBooks,
    PayslipDetail: payslipDetail,
    WhatIfAnswer: whatIfAnswer,
  },
} satisfies AreaContracts
