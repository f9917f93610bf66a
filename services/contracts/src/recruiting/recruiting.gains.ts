import { type Gains, noGain, why } from '../kernel/own-gain'
import type { candidatesApi } from './candidates.api'
import type { openingsApi } from './openings.api'
import type { publicOpeningsApi } from './public-openings.api'
import type { recruitingSettingApi } from './recruiting-setting.api'

/** The gain of each writing call of this area for its caller. */
export const recruitingGains: Gains<
  typeof openingsApi & typeof candidatesApi & typeof recruitingSettingApi & typeof publicOpeningsApi
> = {
  sendMessage: noGain(why.company),
  revokeMessageLink: noGain(why.company),
  giveFeedback: noGain(why.company),
  deleteCandidate: noGain(why.company),
  changeCandidate: noGain(why.company),
  scheduleInterview: noGain(why.company),
  cancelInterview: noGain(why.company),
  changeInterview: noGain(why.company),
  addNote: noGain(why.company),
  deleteNote: noGain(why.company),
  rateCandidate: noGain(why.company),
  reconsiderCandidate: noGain(why.company),
  rejectCandidate: noGain(why.company),
  addFormField: noGain(why.company),
  deleteFormField: noGain(why.company),
  changeFormField: noGain(why.company),
  sendPublicMessage: noGain(why.company),
  apply: noGain(why.company),
  addOpening: noGain(why.company),
  deleteOpening: noGain(why.company),
  changeOpening: noGain(why.company),
  changeRecruitingSetting: noGain(why.company),
  addRecruitingTemplate: noGain(why.company),
  deleteRecruitingTemplate: noGain(why.company),
  changeRecruitingTemplate: noGain(why.company),
  hireCandidate: noGain(why.others),
}
