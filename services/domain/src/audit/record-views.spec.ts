import { given } from '../kernel/decider-specification'
import { type RecordViewEvent, recordViewsDecider } from './record-views'

const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

const view = (change: object = {}) => ({
  employee_id: idOf(1),
  viewer_id: idOf(2),
  area: 'leave',
  viewed_at: '2026-03-02T09:00:00.000Z',
  ...change,
})

const viewed = (change?: object): RecordViewEvent => ({ type: 'RecordViewed', data: view(change) })
const at = (time: string) => ({ viewed_at: `2026-03-02T${time}.000Z` })

describe('a record that an auditor opens', () => {
  const once = given(recordViewsDecider, viewed())

  it('is recorded once an hour for each viewer and area', () => {
    given(recordViewsDecider)
      .when({ type: 'view', ...view() })
      .then(viewed())
    once.when({ type: 'view', ...view(at('09:59:59')) }).thenNothing()
    once.when({ type: 'view', ...view(at('10:00:00')) }).then(viewed(at('10:00:00')))
    once.when({ type: 'view', ...view({ area: 'payroll' }) }).then(viewed({ area: 'payroll' }))
    once
      .when({ type: 'view', ...view({ viewer_id: idOf(3) }) })
      .then(viewed({ viewer_id: idOf(3) }))
  })
})
