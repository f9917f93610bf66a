import { given } from '../kernel/decider-specification'
import { failedJobDecider } from './failed-job'

const data = { job_id: '01900000-0000-7000-8000-000000000001', queue: 'mail', name: 'deliver' }
const retried = { type: 'FailedJobRetried' as const, data }
const discarded = { type: 'FailedJobDiscarded' as const, data }

describe('a failed job', () => {
  it('is retried or discarded, once', () => {
    given(failedJobDecider)
      .when({ type: 'retry', ...data })
      .then(retried)
    given(failedJobDecider, retried)
      .when({ type: 'retry', ...data })
      .thenNothing()
    given(failedJobDecider)
      .when({ type: 'discard', ...data })
      .then(discarded)
  })

  it('is not retried once it was given up, nor the other way round', () => {
    given(failedJobDecider, discarded)
      .when({ type: 'retry', ...data })
      .thenRefused('operations.job_settled')
    given(failedJobDecider, retried)
      .when({ type: 'discard', ...data })
      .thenRefused('operations.job_settled')
  })
})
