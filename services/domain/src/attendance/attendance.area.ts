import {
  attendanceEvents,
  attendanceRuleEvents,
} from '@workledger/contracts/attendance/attendance.events'
import { type AreaStreams, stream } from '../kernel/area'
import { attendanceDecider } from './attendance'
import { attendanceRulesDecider } from './attendance-rules'

export const attendanceStreams: AreaStreams = {
  name: 'attendance',
  streams: [
    stream(attendanceDecider, attendanceEvents, 'the employee', { permission: 'manage_time_off' }),
    stream(attendanceRulesDecider, attendanceRuleEvents, 'no employee'),
  ],
}
