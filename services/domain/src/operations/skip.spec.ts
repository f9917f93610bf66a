import { given } from '../kernel/decider-specification'
import { skipDecider } from './skip'

const data = {
  projection: 'people',
  stream: 'employee-1',
  event_id: '01900000-0000-7000-8000-000000000001',
  reason: 'A date that no calendar has',
}

const skipped = { type: 'ProjectionEventSkipped' as const, data }

describe('leaving an event out of a projection', () => {
  it('is recorded with its reason, once for each projection', () => {
    given(skipDecider)
      .when({ type: 'skip', ...data })
      .then(skipped)
    given(skipDecider, skipped)
      .when({ type: 'skip', ...data })
      .thenNothing()
    given(skipDecider, skipped)
      .when({ type: 'skip', ...data, projection: 'leave' })
      .then({ ...skipped, data: { ...data, projection: 'leave' } })
  })

  it('wants a reason', () => {
    given(skipDecider)
      .when({ type: 'skip', ...data, reason: ' ' })
      .thenRefused('validation')
  })
})
