import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { surveysApi } from '@workledger/contracts/surveys/surveys.api'

/** A round as its respondents see it. */
export type PublicSurvey = AnswerOf<typeof surveysApi.publicSurvey>['data']
