import { given } from '../kernel/decider-specification'
import { parkedDecider } from './parked'

const data = { event_id: '0190a1b2-0000-7000-8000-000000000001', reaction: 'mails' }

it('a parked event is tried again as often as requested', () => {
  const retried = { type: 'ParkedEventRetried' as const, data }
  given(parkedDecider)
    .when({ type: 'retry', ...data })
    .then(retried)
  given(parkedDecider, retried)
    .when({ type: 'retry', ...data })
    .then(retried)
})
