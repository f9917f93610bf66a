import type { AreaJobs } from '../kernel/area'
import { calendarMails } from './calendar.mails'

export const calendarJobs: AreaJobs = {
  name: 'calendar',
  mails: calendarMails,
}
