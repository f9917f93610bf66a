import {
  attendanceEvents,
  attendanceRuleEvents,
} from '@workledger/contracts/attendance/attendance.events'
import { checkInLimitEvents } from '@workledger/contracts/attendance/check-in-limits.events'
import { kioskEvents, kioskPinEvents } from '@workledger/contracts/attendance/kiosks.events'
import { type AreaStreams, stream } from '../kernel/area'
import { attendanceDecider } from './attendance'
import { attendanceRulesDecider } from './attendance-rules'
import { checkInLimitsDecider } from './check-in-limits'
import { type Kiosk, kioskDecider } from './kiosk'
import { kioskPinDecider } from './kiosk-pin'

/** Returns what a history compares. */
const kioskDetails = (state: Kiosk) => (state.status === 'active' ? { name: state.name } : {})

export const attendanceStreams: AreaStreams = {
  name: 'attendance',
  streams: [
    stream(attendanceDecider, attendanceEvents, 'the employee', { permission: 'manage_time_off' }),
    stream(attendanceRulesDecider, attendanceRuleEvents, 'no employee'),
    stream(checkInLimitsDecider, checkInLimitEvents, 'no employee'),
    stream(kioskDecider, kioskEvents, 'no employee', { shown: kioskDetails }),
    stream(kioskPinDecider, kioskPinEvents, 'the employee'),
  ],
}
