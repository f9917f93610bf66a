import type { AreaContracts } from '../kernel/area'
import { timeTrackingApi } from './time-tracking.api'
import { timerErrors } from './time-tracking.errors'
import { timeTrackingEventWords } from './time-tracking.event-words'
import { timerEvents } from './time-tracking.events'
import { timeEntriesList } from './time-tracking.lists'

export const timeTrackingContracts = {
  name: 'time-tracking',
  endpoints: [timeTrackingApi],
  lists: [timeEntriesList],
  events: [timerEvents],
  eventWords: timeTrackingEventWords,
  errors: timerErrors,
} satisfies AreaContracts
