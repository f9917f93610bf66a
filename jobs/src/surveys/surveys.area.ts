import type { AreaJobs } from '../kernel/area'
import { SurveyRounds } from './survey-rounds'
import { surveysMails } from './surveys.mails'

export const surveysJobs: AreaJobs = {
  name: 'surveys',
  mails: surveysMails,
  schedules: [(tools) => new SurveyRounds(tools)],
}
