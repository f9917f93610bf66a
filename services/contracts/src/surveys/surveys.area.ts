import type { AreaContracts } from '../kernel/area'
import { publicSurvey, surveysApi } from './surveys.api'
import { surveyErrors } from './surveys.errors'
import { surveysEventWords } from './surveys.event-words'
import { surveyAnswerEvents, surveyEvents, surveyReplyEvents } from './surveys.events'
import { surveysGains } from './surveys.gains'
import {
  surveyAnswersList,
  surveyQuestionsList,
  surveyRoundsList,
  surveysList,
} from './surveys.lists'
import { surveysPublicEvents } from './surveys.public-events'

export const surveysContracts = {
  name: 'surveys',
  endpoints: [surveysApi],
  gains: surveysGains,
  lists: [surveysList, surveyQuestionsList, surveyRoundsList, surveyAnswersList],
  events: [surveyEvents, surveyAnswerEvents, surveyReplyEvents],
  publicEvents: surveysPublicEvents,
  eventWords: surveysEventWords,
  errors: surveyErrors,
  records: { PublicSurvey: publicSurvey },
} satisfies AreaContracts
