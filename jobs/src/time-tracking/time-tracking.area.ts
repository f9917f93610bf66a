import type { AreaJobs } from '../kernel/area'
import { reminderLetter } from './reminders'

export const timeTrackingJobs: AreaJobs = {
  name: 'time-tracking',
  reports: { 'not-tracking': reminderLetter },
}
