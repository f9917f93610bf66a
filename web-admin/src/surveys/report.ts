import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { surveysApi } from '@workledger/contracts/surveys/surveys.api'

export type Report = AnswerOf<typeof surveysApi.surveyReport>['data']
