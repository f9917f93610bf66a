import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { surveysApi } from '@workledger/contracts/surveys/surveys.api'

/** A round as whoever answers it sees it. */
export type PublicSurvey = AnswerOf<typeof surveysApi.publicSurvey>['data']
