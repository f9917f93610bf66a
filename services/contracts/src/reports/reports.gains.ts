import { type Gains, nobody, why } from '../kernel/own-gain'
import type { reportsApi } from './reports.api'
import type { savedReportsApi } from './saved-reports.api'

/** The gain of each writing call of this area for its caller. */
export const reportsGains: Gains<typeof reportsApi & typeof savedReportsApi> = {
  stopReportMails: nobody(why.profile),
  saveReport: nobody(why.profile),
  deleteSavedReport: nobody(why.profile),
  changeSavedReport: nobody(why.profile),
  leaveSavedReport: nobody(why.profile),
  sendSavedReport: nobody(why.profile),
  workDetails: nobody(why.reads),
  workGroups: nobody(why.reads),
  workTotals: nobody(why.reads),
  workWeek: nobody(why.reads),
}
