import { type PublicEvents, publicEvents } from '../kernel/public-event'
import { workingTimeEvents, workingTimeRuleEvents } from './working-time.events'

const area = { area: 'working-time', permission: 'manage_time_off' } as const

/** What other programs learn of the events of this area. */
export const workingTimePublicEvents: readonly PublicEvents[] = [
  publicEvents(area, workingTimeEvents, {
    WorkingTimeMonthClosed: {
      name: 'working_time.month_closed',
      v: 1,
      of: 'working_time',
      id: 'employee_id',
      person: 'employee_id',
      readers: 'team',
      data: ['month', 'target_seconds', 'worked_seconds', 'expired_seconds'],
      says: 'A month of a working time account was closed.',
    },
    WorkingTimeBooked: {
      name: 'working_time.booked',
      v: 1,
      of: 'working_time',
      id: 'booking_id',
      person: 'employee_id',
      readers: 'team',
      data: ['kind', 'on', 'seconds'],
      says: 'Hours were added to a working time account, or taken away.',
    },
  }),
  publicEvents(area, workingTimeRuleEvents, {
    WorkingTimeRulesSet: {
      name: 'working_time_rules.set',
      v: 1,
      of: 'working_time_rules',
      id: 'rules_id',
      readers: 'admins',
      data: [
        'effective_on',
        'on',
        'source',
        'most_minutes',
        'least_minutes',
        'expires_months',
        'closes_on',
        'core_from',
        'core_to',
        'day_most_minutes',
        'rest_minutes',
      ],
      says: 'Rules of working time accounts were set.',
    },
  }),
]
