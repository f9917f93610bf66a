import type { AreaContracts } from '../kernel/area'
import { surveysApi } from './surveys.api'
import { surveyErrors } from './surveys.errors'
import { surveyAnswerEvents, surveyEvents, surveyReplyEvents } from './surveys.events'
import { surveyAnswersList, surveyQuestionsList, surveyRoundsList, surveysList } from './surveys.lists'

export const surveysContracts = {
  name: 'surveys',
  endpoints: [surveysApi],
  lists: [surveysList, surveyQuestionsList, surveyRoundsList, surveyAnswersList],
  events: [surveyEvents, surveyAnswerEvents, surveyReplyEvents],
  errors: surveyErrors,
} satisfies AreaContracts
