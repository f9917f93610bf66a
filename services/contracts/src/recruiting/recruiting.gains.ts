import { type Gains, nobody, why } from '../kernel/own-gain'
import type { candidatesApi } from './candidates.api'
import type { openingsApi } from './openings.api'
import type { publicOpeningsApi } from './public-openings.api'
import type { recruitingSettingApi } from './recruiting-setting.api'

/** The gain of each writing call of this area for its caller. */
export const recruitingGains: Gains<
  typeof openingsApi & typeof candidatesApi & typeof recruitingSettingApi & typeof publicOpeningsApi
> = {
  sendMessage: nobody(why.company),
  revokeMessageLink: nobody(why.company),
  giveFeedback: nobody(why.company),
  deleteCandidate: nobody(why.company),
  changeCandidate: nobody(why.company),
  scheduleInterview: nobody(why.company),
  cancelInterview: nobody(why.company),
  changeInterview: nobody(why.company),
  addNote: nobody(why.company),
  deleteNote: nobody(why.company),
  rateCandidate: nobody(why.company),
  reconsiderCandidate: nobody(why.company),
  rejectCandidate: nobody(why.company),
  addFormField: nobody(why.company),
  deleteFormField: nobody(why.company),
  changeFormField: nobody(why.company),
  sendPublicMessage: nobody(why.company),
  apply: nobody(why.company),
  addOpening: nobody(why.company),
  deleteOpening: nobody(why.company),
  changeOpening: nobody(why.company),
  changeRecruitingSetting: nobody(why.company),
  addRecruitingTemplate: nobody(why.company),
  deleteRecruitingTemplate: nobody(why.company),
  changeRecruitingTemplate: nobody(why.company),
  hireCandidate: nobody(why.others),
}
