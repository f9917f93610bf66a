import type { AreaApi } from '../kernel/area'
import { AttendanceController } from './attendance.controller'
import { AttendanceCalendar } from './attendance-calendar'
import { Zones } from './zones.service'

export const attendanceArea: AreaApi = {
  name: 'attendance',
  controllers: [AttendanceController],
  providers: [Zones, AttendanceCalendar],
}
