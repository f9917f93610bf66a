import { alone, type Gains, noGain, record, why } from '../kernel/own-gain'
import type { payBooksApi } from './pay-books.api'
import type { payReportsApi } from './pay-reports.api'
import type { payRunsApi } from './pay-runs.api'
import type { payrollApi } from './payroll.api'
import type { payrollCategoriesApi } from './payroll-categories.api'
import type { whatIfApi } from './what-if.api'

/** The gain of each writing call of this area for its caller. */
export const payrollGains: Gains<
  typeof payrollCategoriesApi &
    typeof payrollApi &
    typeof payRunsApi &
    typeof payReportsApi &
    typeof payBooksApi &
    typeof whatIfApi
> = {
  addAllowance: record(alone.hourly),
  deleteAllowance: record(alone.hourly),
  renameAllowance: record(alone.hourly),
  addDeduction: noGain(why.setting),
  deleteDeduction: noGain(why.setting),
  renameDeduction: noGain(why.setting),
  changeOvertimeWeek: record(alone.hourly),
  deletePayrun: noGain('A draft pays nothing; it is approved before it does.'),
  recalculatePayrun: noGain('A draft pays nothing; it is approved before it does.'),
  draftPayrun: noGain('A draft pays nothing; it is approved before it does.'),
  changePayrunEntry: record('Pay, where the entry is one’s own'),
  changePayrunPayees: record('Pay, where the entry is one’s own'),
  approvePayrun: record('Pay, where only one’s own entries are paid or a change is of one’s own'),
  reversePayrun: record('Pay, where only one’s own entries are taken back'),
  changePayBooks: noGain(why.setting),
  exportPayrunBooks: noGain(why.company),
  whatIf: noGain(why.reads),
}
