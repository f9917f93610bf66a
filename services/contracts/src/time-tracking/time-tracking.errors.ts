import { errors } from '../kernel/errors'

export const timerErrors = errors({
  'timer.description_and_project': [422, 'You cannot start timer without description and project'],
  'timer.description': [422, 'You cannot start timer without description'],
  'timer.description_blank': [422, 'You cannot leave description blank'],
  'timer.future': [422, 'You cannot select future time'],
  'timer.too_short': [422, 'An entry lasts at least one second.'],
  'timer.too_long': [422, 'An entry lasts at most 24 hours.'],
  'timer.too_old': [422, 'You cannot select a time more than 10 years ago.'],
  'timer.end_before_start': [422, 'The end is before the start.'],
  'timer.ended': [409, 'This entry has ended already.'],
  'timer.project_unknown': [422, 'This project is not known.'],
  'timer.task_unknown': [422, 'This task does not belong to the project.'],
  'timer.task_not_yours': [422, 'This task is not Assigned to you. Assign task to yourself first.'],
  'timer.billed': [
    409,
    'This time is billed on invoice {number} and can no longer be changed or deleted.',
  ],
  'timer.billed_draft': [
    409,
    'This time is on a draft invoice. Take it off the invoice before you change or delete it.',
  ],
  'timesheet.off': [409, 'Timesheets are switched off.'],
  'timesheet.future': [422, 'This week has not begun.'],
  'timesheet.submitted_already': [409, 'This week is submitted already.'],
  'timesheet.overlaps': [409, 'Days of this week belong to the submitted week of {day}.'],
  'timesheet.decided': [409, 'This week no longer waits for a decision.'],
  'timesheet.not_approved': [409, 'This week is not approved.'],
  'timesheet.own': [403, 'You cannot decide your own week.'],
  'timesheet.decision': [422, 'Approve or send back, one of the two.'],
  'timesheet.submitted_week': [
    409,
    'The week of {day} is submitted. Take it back to change its time.',
  ],
  'timesheet.submitted_week_by': [
    409,
    'The week of {day} is submitted. Take it back, or ask {name} to send it back.',
  ],
  'timesheet.approved_week': [
    409,
    'The week of {day} is approved. An administrator can open it again.',
  ],
  'timesheet.approved_week_by': [409, 'The week of {day} is approved. {name} can open it again.'],
  'timesheet.before_lock': [
    409,
    'Time up to {day} is locked. An administrator can move the lock date.',
  ],
  'timesheet.lock_future': [422, 'The lock date is before today.'],
  'timesheet.cell_in_list': [
    409,
    'Several entries, a running one, or one past midnight make up this time. Change them in the list.',
  ],
  'timesheet.longer_than_day': [422, 'The day has no room for this time.'],
})
