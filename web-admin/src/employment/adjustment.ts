import type { employmentApi } from '@workledger/contracts/employment/employment.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'

/** An allowance or a deduction of a contract. */
export type Adjustment = AnswerOf<typeof employmentApi.adjustments>['data'][number]
