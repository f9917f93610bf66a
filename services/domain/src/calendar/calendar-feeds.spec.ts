import { MOST_FEEDS } from '@workledger/contracts/calendar/calendar-feeds.api'
import { given } from '../kernel/decider-specification'
import { type CalendarFeedEvent, calendarFeedsDecider } from './calendar-feeds'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

const added = (n: number): CalendarFeedEvent => ({
  type: 'CalendarFeedAdded',
  data: { employee_id, feed_id: id(n), kind: 'team' },
})

describe('calendar addresses', () => {
  it('are added up to a bound, and revoked once', () => {
    const all = Array.from({ length: MOST_FEEDS }, (_, n) => added(n))

    const revoked: CalendarFeedEvent = {
      type: 'CalendarFeedRevoked',
      data: { employee_id, feed_id: id(0) },
    }

    const add = { type: 'add' as const, employee_id, feed_id: id(99), kind: 'team' as const }
    given(calendarFeedsDecider).when(add).then(added(99))
    given(calendarFeedsDecider, ...all)
      .when(add)
      .thenRefused('calendar.feeds_most')
    given(calendarFeedsDecider, ...all, revoked)
      .when(add)
      .then(added(99))
    given(calendarFeedsDecider, added(0))
      .when({ type: 'revoke', employee_id, feed_id: id(0) })
      .then(revoked)
    given(calendarFeedsDecider, added(0), revoked)
      .when({ type: 'revoke', employee_id, feed_id: id(0) })
      .thenRefused('not_found')
  })
})
