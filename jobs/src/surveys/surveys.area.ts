import type { AreaJobs } from '../kernel/area'
import { surveysMails } from './surveys.mails'

export const surveysJobs: AreaJobs = {
  name: 'surveys',
  mails: surveysMails,
}
