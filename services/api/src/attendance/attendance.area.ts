import type { AreaApi } from '../kernel/area'
import { AttendanceController } from './attendance.controller'
import { AttendanceCalendar } from './attendance-calendar'
import { AttendanceReportController } from './attendance-report.controller'
import { AttendanceRulesController } from './attendance-rules.controller'
import { AttendanceRules } from './attendance-rules.service'
import { Clock } from './clock.service'
import { CorrectionsController } from './corrections.controller'
import { Shifts } from './shifts'

export const attendanceArea: AreaApi = {
  name: 'attendance',
  controllers: [
    AttendanceController,
    CorrectionsController,
    AttendanceRulesController,
    AttendanceReportController,
  ],
  providers: [AttendanceCalendar, AttendanceRules, Clock, Shifts],
}
