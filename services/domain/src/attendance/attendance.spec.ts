import { given } from '../kernel/decider-specification'
import { type AttendanceCommand, type AttendanceEvent, attendanceDecider } from './attendance'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const attendance_id = '0190a1b2-0000-7000-8000-000000000002'
const other = '0190a1b2-0000-7000-8000-000000000003'
const zone = 'America/New_York'
const now = '2026-06-02T12:00:00Z'

const checkedIn: AttendanceEvent = {
  type: 'CheckedIn',
  data: { employee_id, attendance_id, in_at: '2026-06-02T02:30:00Z', zone, day: '2026-06-01', in_location: null },
}
const checkedOut: AttendanceEvent = {
  type: 'CheckedOut',
  data: { employee_id, attendance_id, out_at: '2026-06-02T10:00:00Z', zone, out_location: null },
}
const checkIn: AttendanceCommand = { type: 'check-in', employee_id, attendance_id, now: '2026-06-02T02:30:00Z', zone, in_location: null }
const add = (in_at: string, out_at: string): AttendanceCommand => ({
  type: 'add',
  employee_id,
  attendance_id: other,
  now,
  in_at,
  out_at,
  zone,
})
const correct = (in_at: string, out_at: string, seen?: number): AttendanceCommand => ({
  type: 'correct',
  employee_id,
  attendance_id,
  now,
  in_at,
  out_at,
  seen,
})

describe('attendance', () => {
  it('checks in once, and the shift belongs to the local day it starts', () => {
    given(attendanceDecider).when(checkIn).then(checkedIn)
    given(attendanceDecider, checkedIn)
      .when({ ...checkIn, attendance_id: other })
      .thenRefused('attendance.already_in')
    expect(given(attendanceDecider, checkedIn, checkedOut).state.open).toBeNull()
  })

  it('checks out only who is in: at least a second, at most 24 hours after the check-in', () => {
    const checkOut: AttendanceCommand = { type: 'check-out', employee_id, now: '2026-06-02T10:00:00Z', zone, out_location: null }
    given(attendanceDecider, checkedIn).when(checkOut).then(checkedOut)
    given(attendanceDecider).when(checkOut).thenRefused('attendance.not_in')
    given(attendanceDecider, checkedIn, checkedOut).when(checkOut).thenRefused('attendance.not_in')
    given(attendanceDecider, checkedIn)
      .when({ ...checkOut, now: '2026-06-02T02:29:59Z' })
      .then({ ...checkedOut, data: { ...checkedOut.data, out_at: '2026-06-02T02:30:01Z' } } as AttendanceEvent)
    given(attendanceDecider, checkedIn)
      .when({ ...checkOut, now: '2026-06-12T02:29:59Z' })
      .then({ ...checkedOut, data: { ...checkedOut.data, out_at: '2026-06-03T02:30:00Z' } } as AttendanceEvent)
  })

  it('logs tasks during and after the shift, and says nothing twice', () => {
    const log: AttendanceCommand = { type: 'log-tasks', employee_id, attendance_id, check_in_task: 'Invoices' }
    const logged: AttendanceEvent = { type: 'TaskLogUpdated', data: { employee_id, attendance_id, check_in_task: 'Invoices' } }
    given(attendanceDecider, checkedIn).when(log).then(logged)
    given(attendanceDecider, checkedIn, checkedOut).when(log).then(logged)
    given(attendanceDecider, checkedIn, logged).when(log).thenNothing()
    given(attendanceDecider).when(log).thenRefused('not_found')
  })

  it('takes entries by hand unless they overlap, end before they start or lie in the future', () => {
    given(attendanceDecider)
      .when(add('2026-06-01T12:00:00Z', '2026-06-01T20:00:00Z'))
      .then({
        type: 'AttendanceAdded',
        data: { employee_id, attendance_id: other, in_at: '2026-06-01T12:00:00Z', out_at: '2026-06-01T20:00:00Z', zone, day: '2026-06-01' },
      })
    given(attendanceDecider).when(add('2026-06-01T20:00:00Z', '2026-06-01T12:00:00Z')).thenRefused('attendance.end_before_start')
    given(attendanceDecider).when(add('2026-06-02T11:00:00Z', '2026-06-02T12:00:01Z')).thenRefused('attendance.future')
    given(attendanceDecider).when(add('2026-05-31T11:59:59Z', '2026-06-01T12:00:00Z')).thenRefused('attendance.too_long')
    given(attendanceDecider).when(add('2026-05-31T12:00:00Z', '2026-05-31T12:00:00Z')).thenRefused('attendance.too_short')
    given(attendanceDecider).when(add('0001-01-01T00:00:00Z', '2026-01-01T00:00:00Z')).thenRefused('attendance.too_old')
    const shift = given(attendanceDecider, checkedIn, checkedOut)
    shift.when(add('2026-06-02T09:59:59Z', '2026-06-02T11:00:00Z')).thenRefused('attendance.overlaps')
    expect(() => attendanceDecider.decide(shift.state, add('2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z'))).not.toThrow()
    // Nobody knows yet when an open shift ends.
    given(attendanceDecider, checkedIn).when(add('2026-06-02T11:00:00Z', '2026-06-02T11:30:00Z')).thenRefused('attendance.overlaps')
  })

  it('closes a forgotten shift by a correction, and refuses one made against an older version', () => {
    const corrected: AttendanceEvent = {
      type: 'AttendanceCorrected',
      data: { employee_id, attendance_id, in_at: '2026-06-02T02:30:00Z', out_at: '2026-06-02T06:00:00Z', zone, day: '2026-06-01' },
    }
    given(attendanceDecider, checkedIn)
      .when(correct('2026-06-02T02:30:00Z', '2026-06-02T06:00:00Z', 0))
      .then(corrected)
    given(attendanceDecider, checkedIn, checkedOut)
      .when(correct('2026-06-02T02:30:00Z', '2026-06-02T06:00:00Z', 0))
      .thenRefused('state.stale')
    given(attendanceDecider, checkedIn, corrected).when(correct('2026-06-02T02:30:00Z', '2026-06-02T06:00:00Z')).thenNothing()
    given(attendanceDecider, checkedIn, corrected)
      .when({ ...checkIn, attendance_id: other })
      .then({ ...checkedIn, data: { ...checkedIn.data, attendance_id: other } } as AttendanceEvent)
    given(attendanceDecider).when(correct('2026-06-02T02:30:00Z', '2026-06-02T06:00:00Z')).thenRefused('not_found')
  })
})
