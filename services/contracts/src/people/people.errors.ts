import { errors } from '../kernel/errors'

export const peopleErrors = errors({
  'people.oid_taken': [422, 'This employee id is in use already.'],
  'people.email_taken': [422, 'An employee with this e-mail exists already.'],
  'people.terminated': [409, 'This employee is terminated.'],
  'people.access_stopped': [409, 'The access of this employee is stopped.'],
  'people.not_terminated': [409, 'This employee is not terminated.'],
  'people.joined': [409, 'This employee has joined already.'],
  'people.no_email': [422, 'This employee has no e-mail address.'],
  'people.manager_circle': [
    422,
    'An employee cannot be their own manager, directly or through others.',
  ],
  'people.has_records': [
    409,
    'This person has attendance, leave, claims or pay, which must be kept. Terminate their employment first; the record can be deleted then.',
  ],
  'people.last_admin': [409, 'At least one person must keep the role Admin.'],
  'people.self': [409, 'You cannot do this to yourself.'],
  'people.first_name': [422, 'First Name Required!'],
  'people.last_name': [422, 'Last Name Required!'],
  'people.effective_on': [422, 'Choose a day of this year, at the latest today.'],
  'people.rehire_date': [422, 'Please select the new first day!'],
  'people.rehired_too_early': [
    422,
    'The new first day must be after the last day of the employment before, {day}.',
  ],
  'people.rehired_too_late': [422, 'The new first day must be within a year.'],
  'people.ended_before': [
    422,
    'The last day must not be before the end of the employment before, {day}.',
  ],
  'people.ended_before_hire': [
    422,
    'The last day must not be before the first day, {day}. Correct the hire date, or delete an employee who never started.',
  ],
  'people.ended_before_work': [
    422,
    'The last day must not be before {day}, when this employee last worked. Choose that day or a later one.',
  ],
  'people.hired_after_end': [422, 'The first day must not be after the last day, {day}.'],
  'people.termination_date': [422, 'Please select date of termination!'],
})
