import type { AreaContracts } from '../kernel/area'
import { surveysApi } from './surveys.api'
import { surveyErrors } from './surveys.errors'
import { surveysEventWords } from './surveys.event-words'
import { surveyAnswerEvents, surveyEvents, surveyReplyEvents } from './surveys.events'
import { surveyAnswersList, surveyQuestionsList, surveyRoundsList, surveysList } from './surveys.lists'

export const surveysContracts = {
  name: 'surveys',
  endpoints: [surveysApi],
  lists: [surveysList, surveyQuestionsList, surveyRoundsList, surveyAnswersList],
  events: [surveyEvents, surveyAnswerEvents, surveyReplyEvents],
  eventWords: surveysEventWords,
  errors: surveyErrors,
} satisfies AreaContracts
