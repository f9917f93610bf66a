import { errors } from '../kernel/errors'

export const attendanceErrors = errors({
  'attendance.already_in': [409, 'You are checked in already.'],
  'attendance.not_in': [409, 'You are not checked in.'],
  'attendance.too_short': [422, 'A shift lasts at least one second.'],
  'attendance.too_long': [422, 'A shift lasts at most 24 hours.'],
  'attendance.too_old': [422, 'You cannot select a time more than 10 years ago.'],
  'attendance.end_before_start': [422, 'The end is before the start.'],
  'attendance.overlaps': [422, 'There is an attendance in this time already.'],
  'attendance.future': [422, 'You cannot select future time'],
})
