import { type Gains, nobody, why } from '../kernel/own-gain'
import type { surveysApi } from './surveys.api'

/** The gain of each writing call of this area for its caller. */
export const surveysGains: Gains<typeof surveysApi> = {
  deleteSurvey: nobody(why.company),
  changeSurvey: nobody(why.company),
  addSurveyQuestion: nobody(why.company),
  orderSurveyQuestions: nobody(why.company),
  deleteSurveyQuestion: nobody(why.company),
  changeSurveyQuestion: nobody(why.company),
  sendSurvey: nobody(why.company),
  answerSurvey: nobody(why.company),
  addSurvey: nobody(why.company),
  deleteSurveyOf: nobody(why.company),
  changeSurveyOf: nobody(why.company),
}
