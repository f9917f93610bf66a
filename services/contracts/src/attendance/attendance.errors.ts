import { errors } from '../kernel/errors'

export const attendanceErrors = errors({
  'attendance.already_in': [409, 'You are checked in already.'],
  'attendance.not_in': [409, 'You are not checked in.'],
  'attendance.end_before_start': [422, 'The end is before the start.'],
  'attendance.overlaps': [422, 'There is an attendance in this time already.'],
  'attendance.future': [422, 'You cannot select future time'],
})
