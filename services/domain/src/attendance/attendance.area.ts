import { attendanceEvents } from '@workledger/contracts/attendance/attendance.events'
import { type AreaStreams, stream } from '../kernel/area'
import { attendanceDecider } from './attendance'

export const attendanceStreams: AreaStreams = {
  name: 'attendance',
  streams: [stream(attendanceDecider, attendanceEvents, 'the employee')],
}
