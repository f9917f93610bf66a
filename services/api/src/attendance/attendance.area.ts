import type { AreaApi } from '../kernel/area'
import { AttendanceController } from './attendance.controller'
import { AttendanceCalendar } from './attendance-calendar'

export const attendanceArea: AreaApi = {
  name: 'attendance',
  controllers: [AttendanceController],
  providers: [AttendanceCalendar],
}
