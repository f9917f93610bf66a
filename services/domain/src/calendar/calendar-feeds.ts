import type { calendarFeedEvents } from '@workledger/contracts/calendar/calendar.events'
import { MOST_FEEDS } from '@workledger/contracts/calendar/calendar-feeds.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Decider } from '../kernel/decider'

export type CalendarFeedEvent = AnyEventOf<typeof calendarFeedEvents>
type Kind = Extract<CalendarFeedEvent, { type: 'CalendarFeedAdded' }>['data']['kind']

/** Ids of the active addresses. */
export interface CalendarFeeds {
  readonly feeds: readonly string[]
}

export type CalendarFeedCommand = { employee_id: string; feed_id: string } & (
  | { type: 'add'; kind: Kind }
  | { type: 'revoke' }
)

/** An employee's calendar feeds for other programs: stream `calendar-feeds-{employee}`. */
export const calendarFeedsDecider: Decider<CalendarFeeds, CalendarFeedCommand, CalendarFeedEvent> =
  {
    category: 'calendar-feeds',
    initial: { feeds: [] },
    decide({ feeds }, command) {
      const { employee_id, feed_id } = command

      switch (command.type) {
        case 'add':
          if (feeds.length >= MOST_FEEDS)
            refuse('calendar.feeds_most', { params: { most: MOST_FEEDS } })

          return [{ type: 'CalendarFeedAdded', data: { employee_id, feed_id, kind: command.kind } }]

        case 'revoke':
          return feeds.includes(feed_id)
            ? [{ type: 'CalendarFeedRevoked', data: { employee_id, feed_id } }]
            : refuse('not_found')

        default:
          return command satisfies never
      }
    },
    evolve({ feeds }, event) {
      switch (event.type) {
        case 'CalendarFeedAdded':
          return { feeds: [...feeds, event.data.feed_id] }
        case 'CalendarFeedRevoked':
          return { feeds: feeds.filter((id) => id !== event.data.feed_id) }
        default:
          return event satisfies never
      }
    },
  }
