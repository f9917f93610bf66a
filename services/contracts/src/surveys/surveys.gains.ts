import { type Gains, noGain, why } from '../kernel/own-gain'
import type { surveysApi } from './surveys.api'

/** The gain of each writing call of this area for its caller. */
export const surveysGains: Gains<typeof surveysApi> = {
  deleteSurvey: noGain(why.company),
  changeSurvey: noGain(why.company),
  addSurveyQuestion: noGain(why.company),
  orderSurveyQuestions: noGain(why.company),
  deleteSurveyQuestion: noGain(why.company),
  changeSurveyQuestion: noGain(why.company),
  sendSurvey: noGain(why.company),
  answerSurvey: noGain(why.company),
  addSurvey: noGain(why.company),
  deleteSurveyOf: noGain(why.company),
  changeSurveyOf: noGain(why.company),
}
