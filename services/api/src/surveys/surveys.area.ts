import type { AreaApi } from '../kernel/area'
import { PublicSurveysController } from './public-surveys.controller'
import { SurveyReports } from './survey-reports.service'
import { SurveysController } from './surveys.controller'

export const surveysArea: AreaApi = {
  name: 'surveys',
  controllers: [SurveysController, PublicSurveysController],
  providers: [SurveyReports],
}
