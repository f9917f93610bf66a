import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import type { Pool } from 'pg'
import type { AreaApi } from '../kernel/area'
import { MASTER_KEY, POOL } from '../kernel/options'
import { PublicSurveysController } from './public-surveys.controller'
import { SurveyReports } from './survey-reports.service'
import { SurveysController } from './surveys.controller'

export const surveysArea: AreaApi = {
  name: 'surveys',
  controllers: [SurveysController, PublicSurveysController],
  providers: [
    SurveyReports,
    {
      provide: SurveyBox,
      useFactory: (pool: Pool, masterKey: Buffer) => new SurveyBox(pool, masterKey),
      inject: [POOL, MASTER_KEY],
    },
  ],
}
