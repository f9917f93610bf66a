import type { AreaContracts } from '../kernel/area'
import { timeEntry, timeTrackingApi } from './time-tracking.api'
import { timerErrors } from './time-tracking.errors'
import { timeTrackingEventWords } from './time-tracking.event-words'
import { timerEvents } from './time-tracking.events'
import { timeTrackingGains } from './time-tracking.gains'
import { timeEntriesList } from './time-tracking.lists'
import { timeTrackingPublicEvents } from './time-tracking.public-events'
import { timesheetsApi } from './timesheets.api'
import { timesheetEvents, timesheetRuleEvents } from './timesheets.events'
import { timesheetsList } from './timesheets.lists'

export const timeTrackingContracts = {
  name: 'time-tracking',
  endpoints: [timeTrackingApi, timesheetsApi],
  gains: timeTrackingGains,
  lists: [timeEntriesList, timesheetsList],
  events: [timerEvents, timesheetEvents, timesheetRuleEvents],
  publicEvents: timeTrackingPublicEvents,
  eventWords: timeTrackingEventWords,
  errors: timerErrors,
  records: { TimeEntry: timeEntry },
  tokens: { approve: ['decideTimesheet', 'reopenTimesheet'] },
} satisfies AreaContracts
