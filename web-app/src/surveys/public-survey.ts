import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import type { Sender } from '@workledger/kit/shell/outside'

/** A round as its respondents see it. */
export type PublicSurvey = AnswerOf<typeof surveysApi.publicSurvey>['data']

/** Returns the company that asks. */
export const senderOf = ({ company, logo, contact }: PublicSurvey): Sender => ({
  name: company,
  logo,
  contact,
})
