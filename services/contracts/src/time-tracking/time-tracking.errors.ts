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
})
