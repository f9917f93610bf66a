import { type Gains, noGain, why } from '../kernel/own-gain'
import type { reportsApi } from './reports.api'
import type { savedReportsApi } from './saved-reports.api'

/** The gain of each writing call of this area for its caller. */
export const reportsGains: Gains<typeof reportsApi & typeof savedReportsApi> = {
  stopReportMails: noGain(why.profile),
  saveReport: noGain(why.profile),
  deleteSavedReport: noGain(why.profile),
  changeSavedReport: noGain(why.profile),
  leaveSavedReport: noGain(why.profile),
  sendSavedReport: noGain(why.profile),
  workDetails: noGain(why.reads),
  workGroups: noGain(why.reads),
  workTotals: noGain(why.reads),
  workWeek: noGain(why.reads),
}
