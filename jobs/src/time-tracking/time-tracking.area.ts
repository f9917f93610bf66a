import type { AreaJobs } from '../kernel/area'
import { Reminders, reminderLetter } from './reminders'
import { weekEscalation } from './step-escalation'
import { timeImportExpectations } from './time-imports.processes'
import { timesheetMails } from './timesheets.mails'

export const timeTrackingJobs: AreaJobs = {
  name: 'time-tracking',
  mails: timesheetMails,
  expectations: timeImportExpectations,
  reports: { 'not-tracking': reminderLetter },
  schedules: [(tools) => new Reminders(tools), weekEscalation],
}
