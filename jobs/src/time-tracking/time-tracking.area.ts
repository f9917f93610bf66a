import type { AreaJobs } from '../kernel/area'
import { Reminders, reminderLetter } from './reminders'

export const timeTrackingJobs: AreaJobs = {
  name: 'time-tracking',
  reports: { 'not-tracking': reminderLetter },
  schedules: [(tools) => new Reminders(tools)],
}
